export default {
  mode: 'production',
  devtool: 'source-map',
  target: 'node',
  module: {
    rules: [{ test: /\.js$/, use: ['./loaders/check-loader.js', './loaders/banner-loader.js'] }],
  },
};
