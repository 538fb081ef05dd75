export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /\.txt$/, with: { type: { not: ['rows', 'text'] } }, type: 'asset/resource' },
      { with: { type: 'rows' }, use: './loaders/rows.js' },
    ],
  },
};
