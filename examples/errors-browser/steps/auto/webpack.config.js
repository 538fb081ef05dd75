export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
};
