import { parse } from 'csv-parse/sync';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.js',
  output: {
    filename: 'app.js',
    publicPath: 'dist/',
    clean: true,
  },
  module: {
    parser: { css: { exportType: 'style' } },
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
