module.exports = {
  mode: 'development',
  devtool: false,
  node: { Buffer: false, process: false, setImmediate: false },
};
