export default {
  entry: './src/logo.js',
  module: {
    parser: {
      javascript: { urlHints: [{ test: /\.svg$/, preload: true }] },
    },
  },
};
