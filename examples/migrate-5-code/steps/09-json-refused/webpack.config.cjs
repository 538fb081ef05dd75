module.exports = {
  mode: 'development',
  devtool: false,
};
