export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    static: [
      'public',
      {
        directory: 'labels',
        publicPath: ['/labels', '/etiketten'],
        serveIndex: false,
        staticOptions: { maxAge: '1h' },
        watch: false,
      },
    ],
  },
};
