export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: ['./loaders/lines-loader.js', './loaders/upper-loader.js', './loaders/price-loader.js'],
      },
    ],
  },
};
