export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    watchFiles: [
      'templates/**/*.txt',
      { paths: 'data', options: { usePolling: true, interval: 500 } },
    ],
  },
};
