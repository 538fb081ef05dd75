import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  context: path.resolve(import.meta.dirname, 'client'),
  entry: './index.js',
  module: {
    rules: [
      { test: /\.txt$/, use: './loaders/upper-case.cjs' },
      { test: /\.svg$/, type: 'asset/resource' },
    ],
  },
  output: {
    assetModuleFilename: '[path][name][ext]',
  },
};
