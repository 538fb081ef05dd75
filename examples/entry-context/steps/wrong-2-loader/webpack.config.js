import path from 'node:path';

export default {
  mode: 'development',
  context: path.resolve(import.meta.dirname, 'client', 'texts'),
  entry: '../index.js',
  module: {
    rules: [{ test: /\.txt$/, use: './loaders/upper-case.cjs' }],
  },
};
