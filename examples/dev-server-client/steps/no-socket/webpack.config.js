export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    webSocketServer: false,
  },
};
