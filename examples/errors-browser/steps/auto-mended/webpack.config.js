export default {
  mode: 'development',
  devtool: false,
  output: { publicPath: '/dist/' },
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
};
