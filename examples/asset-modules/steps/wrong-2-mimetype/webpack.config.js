export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.sketchy$/, type: 'asset/inline' }],
  },
};
