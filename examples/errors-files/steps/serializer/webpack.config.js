export default {
  mode: 'development',
  cache: { type: 'filesystem' },
  module: {
    rules: [{ test: /\.js$/, use: './price-loader.js' }],
  },
};
