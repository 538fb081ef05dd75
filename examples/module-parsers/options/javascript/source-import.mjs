export default {
  entry: './src/rates.js',
  module: {
    parser: {
      javascript: { sourceImport: true },
    },
  },
};
