export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    client: {
      reconnect: 1,
      webSocketURL: {
        protocol: 'ws',
        hostname: '127.0.0.1',
        port: 1234,
        pathname: '/updates',
        username: 'ada',
        password: 'secret',
      },
    },
  },
};
