export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: 'js/[name].js',
    publicPath: '/assets/',
  },
};
