export default {
  entry: './src/photo.js',
  module: {
    rules: [
      {
        test: /\.bin$/,
        type: 'asset/inline',
        generator: { binary: false },
      },
    ],
  },
};
