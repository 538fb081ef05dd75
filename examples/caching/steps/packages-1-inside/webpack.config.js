import { parse } from 'csv-parse/sync';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: {
    home: './src/index.html',
    info: './src/about.html',
  },
  output: {
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  optimization: {
    runtimeChunk: 'single',
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
};
