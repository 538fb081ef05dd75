export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.txt$/, use: ['./loaders/sorted-loader.js', './loaders/lines-loader.js'] }],
  },
};
