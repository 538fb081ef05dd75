export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    ipc: 'shop.sock',
  },
};
