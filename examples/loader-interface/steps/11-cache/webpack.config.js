export default {
  mode: 'production',
  cache: { type: 'filesystem' },
  module: {
    rules: [{ test: /\.txt$/, use: './loaders/known-loader.js' }],
  },
};
