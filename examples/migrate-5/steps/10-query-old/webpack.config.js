module.exports = {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, loader: './lines-loader.js?trim=1' }],
  },
};
