export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    contentBase: 'public',
  },
};
