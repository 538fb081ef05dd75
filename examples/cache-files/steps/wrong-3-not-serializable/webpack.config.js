export default {
  mode: 'production',
  stats: 'errors-only',
  cache: {
    type: 'filesystem',
  },
  module: {
    rules: [{ test: /price\.js$/, use: './loaders/price-loader.js' }],
  },
};
