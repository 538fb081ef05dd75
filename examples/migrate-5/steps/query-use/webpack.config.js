module.exports = {
  mode: 'development',
  module: {
    rules: [
      { test: /\.txt$/, use: './lines-loader.js?trim=1' },
      { test: /\.list$/, use: { loader: './lines-loader.js?trim=1' } },
    ],
  },
};
