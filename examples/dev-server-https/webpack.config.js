export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    server: 'https',
  },
};
