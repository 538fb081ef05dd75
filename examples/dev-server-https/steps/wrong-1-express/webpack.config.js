export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    server: {
      type: 'http2',
      options: { key: 'localhost-key.pem', cert: 'localhost.pem' },
    },
  },
};
