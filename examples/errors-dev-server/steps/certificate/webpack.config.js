export default {
  mode: 'development',
  devServer: {
    server: {
      type: 'https',
      options: { key: 'key.pem', cert: 'cert.pem' },
    },
  },
};
