export default {
  entry: './src/checkout.js',
  module: {
    parser: {
      javascript: { dynamicImportMode: 'weak' },
    },
  },
};
