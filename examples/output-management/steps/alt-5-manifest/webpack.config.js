import { parse } from 'csv-parse/sync';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  entry: {
    index: './src/index.js',
    about: './src/about.js',
  },
  output: {
    filename: '[name].[contenthash:8].js',
    publicPath: '/',
    clean: true,
  },
  module: {
    rules: [
      { test: /\.svg$/, type: 'asset/resource' },
      {
        test: /\.csv$/,
        type: 'json',
        parser: { parse: (text) => parse(text, { columns: true }) },
      },
    ],
  },
  plugins: [new webpack.ManifestPlugin()],
};
