export default {
  entry: './src/checkout.js',
  module: {
    parser: {
      javascript: { import: false },
    },
  },
};
