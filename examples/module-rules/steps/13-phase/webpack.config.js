export default {
  mode: 'development',
  devtool: false,
  experiments: { deferImport: true },
  module: {
    rules: [{ phase: 'defer', use: './loaders/compile.js' }],
  },
};
