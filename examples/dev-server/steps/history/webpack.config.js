export default {
  mode: 'development',
  entry: './src/index.html',
  output: {
    html: { base: '/' },
  },
  devServer: {
    historyApiFallback: true,
  },
};
