export default {
  mode: 'development',
  entry: './src/index.html',
  watchOptions: {
    poll: 1000,
  },
  devServer: {
    host: '0.0.0.0',
    allowedHosts: ['walks.test'],
    client: {
      webSocketURL: 'auto://0.0.0.0:0/ws',
    },
  },
};
