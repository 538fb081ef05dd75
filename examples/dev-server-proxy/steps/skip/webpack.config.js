export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    historyApiFallback: true,
    proxy: [
      {
        context: (path, request) => !request.headers.accept?.includes('text/html'),
        target: `http://localhost:${process.env.PORT ?? 3000}`,
      },
    ],
  },
};
