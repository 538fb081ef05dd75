import { parse } from 'csv-parse/sync';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.js',
  output: {
    filename: 'app.js',
    clean: true,
    copy: 'public',
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
