export default {
  entry: './src/module.amd.js',
  module: {
    parser: {
      javascript: { amd: false },
    },
  },
};
