export default {
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: [
          './loaders/show-loader.js',
          './loaders/today-loader.js',
          './loaders/extra-loader.js',
          './loaders/price-loader.js',
        ],
      },
    ],
  },
};
