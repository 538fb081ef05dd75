export default {
  entry: './src/logo.js',
  module: {
    parser: {
      javascript: { url: 'relative' },
    },
  },
};
