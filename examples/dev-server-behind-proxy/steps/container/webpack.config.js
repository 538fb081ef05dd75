export default {
  mode: 'development',
  stats: 'errors-warnings',
  watchOptions: {
    poll: 1000,
  },
  devServer: {
    host: '0.0.0.0',
    allowedHosts: ['shop.example'],
    client: {
      webSocketURL: 'auto://0.0.0.0:0/ws',
    },
  },
};
