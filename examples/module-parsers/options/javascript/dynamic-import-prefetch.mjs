export default {
  entry: './src/checkout.js',
  module: {
    parser: {
      javascript: { dynamicImportPrefetch: true },
    },
  },
};
