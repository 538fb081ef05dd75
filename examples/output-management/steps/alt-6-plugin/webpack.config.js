import { parse } from 'csv-parse/sync';
import HtmlWebpackPlugin from 'html-webpack-plugin';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: {
    index: './src/index.js',
    about: './src/about.js',
  },
  output: {
    filename: '[name].js',
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
  plugins: [
    new HtmlWebpackPlugin({ title: 'My walks', chunks: ['index'] }),
    new HtmlWebpackPlugin({
      title: 'About my walks',
      chunks: ['about'],
      filename: 'about.html',
    }),
  ],
};
