import { parse } from 'csv-parse/sync';

/** @type {import('webpack').Configuration} */
export default {
  entry: {
    home: './src/index.html',
    info: './src/about.html',
  },
  output: {
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
};
