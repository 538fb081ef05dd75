export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
};
