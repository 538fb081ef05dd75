export default {
  mode: 'production',
  stats: { modules: false },
  module: {
    rules: [{ test: /\.txt$/, use: ['./loaders/lines-loader.js', './loaders/page-loader.js'] }],
  },
};
