module.exports = {
  mode: 'development',
  devtool: false,
  experiments: { asyncWebAssembly: true },
  module: {
    rules: [{ test: /\.bin$/, type: 'webassembly/async' }],
  },
};
