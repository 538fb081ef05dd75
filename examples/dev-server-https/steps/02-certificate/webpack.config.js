export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    server: {
      type: 'https',
      options: {
        key: 'localhost-key.pem',
        cert: 'localhost.pem',
      },
    },
  },
};
