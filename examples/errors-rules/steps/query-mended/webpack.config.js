export default {
  mode: 'development',
  module: {
    rules: [
      {
        test: /\.css$/,
        loader: 'css-loader',
        options: { exportType: 'string' },
      },
    ],
  },
};
