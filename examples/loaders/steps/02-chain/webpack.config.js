export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.csv$/,
        use: ['./loaders/csv-loader.js', './loaders/comments-loader.js'],
      },
    ],
  },
};
