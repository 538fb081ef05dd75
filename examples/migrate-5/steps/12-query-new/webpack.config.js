module.exports = {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, loader: './lines-loader.js', options: { trim: 1 } }],
  },
};
