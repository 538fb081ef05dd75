export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: [
          './loaders/lines-loader.js',
          { loader: './loaders/request-loader.js', options: { loud: true } },
          './loaders/price-loader.js?currency=EUR',
        ],
      },
    ],
  },
};
