export default {
  mode: 'development',
  module: {
    rules: [
      {
        test: /\.css$/,
        use: ['style-loader', 'css-loader'],
        options: { modules: true },
      },
    ],
  },
};
