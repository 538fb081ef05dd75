export default {
  mode: 'production',
  target: 'node',
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: [
          {
            loader: './loaders/lines-loader.js',
            options: { trim: true },
          },
        ],
      },
    ],
  },
};
