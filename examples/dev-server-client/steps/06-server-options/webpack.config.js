export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    webSocketServer: {
      type: 'ws',
      options: {
        path: '/updates',
        perMessageDeflate: true,
      },
    },
  },
};
