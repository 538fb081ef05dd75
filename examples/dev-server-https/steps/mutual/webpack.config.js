export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    server: {
      type: 'https',
      options: {
        key: 'localhost-key.pem',
        cert: 'localhost.pem',
        ca: 'team.pem',
        crl: 'revoked.pem',
        requestCert: true,
        rejectUnauthorized: true,
      },
    },
  },
};
