module.exports = {
  mode: 'development',
  devtool: false,
  module: {
    rules: [{ test: /\.txt$/, loader: './case-loader.js', options: { upper: true } }],
  },
};
