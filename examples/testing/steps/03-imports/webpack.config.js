import path from 'node:path';
import { parse } from 'csv-parse/sync';
import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    path: path.resolve(import.meta.dirname, 'dist/site'),
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
  plugins: [new webpack.DefinePlugin({ UNIT: JSON.stringify('km') })],
};
