export default {
  entry: './src/order.js',
  module: {
    parser: {
      javascript: { commonjs: false },
    },
  },
};
