export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.html',
  output: {
    clean: true,
  },
  module: {
    rules: [
      {
        test: /\.css$/,
        type: 'javascript/auto',
        use: ['style-loader', 'css-loader'],
      },
    ],
  },
};
