export default {
  entry: './src/paint.js',
  module: {
    parser: {
      javascript: { worklet: true },
    },
  },
};
