export default {
  entry: './src/deferred.js',
  module: {
    parser: {
      javascript: { deferImport: true },
    },
  },
};
