export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.txt$/,
        use: { loader: './loaders/menu-loader.js', options: { extra: ['Matcha'] } },
      },
    ],
  },
};
