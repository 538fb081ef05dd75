export default {
  entry: './src/route.js',
  module: {
    parser: {
      javascript: { dynamicImportMode: 'lazy-once' },
    },
  },
};
