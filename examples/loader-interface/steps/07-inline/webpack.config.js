export default {
  mode: 'production',
  module: {
    rules: [
      { test: /\.txt$/, use: './loaders/list-loader.js?normal' },
      { test: /\.txt$/, enforce: 'pre', use: './loaders/list-loader.js?pre' },
      { test: /\.txt$/, enforce: 'post', use: './loaders/list-loader.js?post' },
    ],
  },
};
