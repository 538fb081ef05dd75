export default {
  mode: 'development',
  devServer: {
    client: { webSocketURL: 'ws://localhost:1234/ws' },
  },
};
