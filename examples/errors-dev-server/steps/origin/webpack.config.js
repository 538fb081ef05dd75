export default {
  mode: 'development',
  devServer: { client: { webSocketURL: 'auto://0.0.0.0:0/ws' } },
};
