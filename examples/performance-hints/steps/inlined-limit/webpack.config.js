export default {
  mode: 'production',
  stats: 'errors-warnings',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset' }],
  },
};
