export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    proxy: [
      {
        context: '/api/',
        target: `http://localhost:${process.env.PORT ?? 3000}`,
      },
    ],
  },
};
