module.exports = {
  mode: 'development',
  devtool: false,
  module: {
    rules: [{ test: /\.bin$/, type: 'webassembly/experimental' }],
  },
};
