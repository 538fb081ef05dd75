export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.price$/, use: './price-loader.js', type: 'javascript/auto' }],
  },
};
