export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, use: ['./loaders/lines-loader.js', './loaders/list-loader.js'] }],
  },
};
