export default {
  entry: './src/checkout.js',
  module: {
    parser: {
      javascript: { dynamicImportFetchPriority: 'high' },
    },
  },
};
