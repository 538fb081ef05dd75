export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    bonjour: true,
  },
};
