import { parse } from 'csv-parse/sync';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: {
    index: './src/index.js',
    about: { import: './src/about.js', html: { title: 'About my walks' } },
  },
  output: {
    filename: '[name].js',
    clean: true,
    html: { title: 'My walks' },
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
