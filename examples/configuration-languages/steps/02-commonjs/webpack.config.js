module.exports = {
  mode: 'development',
  devtool: false,
  output: { filename: 'app.js' },
};
