export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.csv$/,
        use: ['./loaders/comments-loader.js', './loaders/csv-loader.js'],
      },
    ],
  },
};
