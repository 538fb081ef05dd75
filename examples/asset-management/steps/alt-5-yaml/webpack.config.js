import { parse } from 'yaml';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.js',
  output: {
    filename: 'app.js',
    clean: true,
  },
  module: {
    rules: [
      { test: /\.svg$/, type: 'asset/resource' },
      { test: /\.ya?ml$/, type: 'json', parser: { parse } },
    ],
  },
};
