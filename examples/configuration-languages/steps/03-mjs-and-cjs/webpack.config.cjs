module.exports = {
  mode: 'development',
  devtool: false,
  output: { filename: 'from-cjs.js' },
};
