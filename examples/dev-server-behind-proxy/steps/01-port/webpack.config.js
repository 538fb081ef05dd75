export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    allowedHosts: ['shop.example'],
    client: {
      webSocketURL: 'auto://0.0.0.0:0/ws',
    },
  },
};
