export default {
  mode: 'development',
  cache: { type: 'filesystem' },
  module: {
    rules: [{ test: /\.png$/, type: 'asset/inline' }],
  },
};
