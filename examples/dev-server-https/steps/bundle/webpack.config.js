export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    server: {
      type: 'https',
      options: {
        pfx: 'localhost.p12',
        passphrase: 'oolong',
      },
    },
  },
};
