import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [{ test: /\.txt$/, use: 'lines' }],
  },
  resolveLoader: {
    alias: { lines: path.resolve(import.meta.dirname, 'loaders/lines.js') },
  },
};
