export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    client: {
      webSocketTransport: 'sse',
    },
  },
};
