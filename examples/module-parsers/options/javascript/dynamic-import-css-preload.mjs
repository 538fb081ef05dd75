export default {
  entry: './src/start.js',
  module: {
    parser: {
      javascript: { dynamicImportCssPreload: true },
    },
  },
};
