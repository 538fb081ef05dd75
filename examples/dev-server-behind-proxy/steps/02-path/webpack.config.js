export default {
  mode: 'development',
  stats: 'errors-warnings',
  output: {
    publicPath: '/shop/',
  },
  devServer: {
    allowedHosts: ['shop.example'],
    static: { publicPath: '/shop/' },
    client: {
      webSocketURL: 'auto://0.0.0.0:0/shop/ws',
    },
    webSocketServer: {
      options: { path: '/shop/ws' },
    },
  },
};
