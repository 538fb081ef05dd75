export default {
  entry: './src/start.js',
  module: {
    parser: {
      javascript: { dynamicImportPreload: true },
    },
  },
};
