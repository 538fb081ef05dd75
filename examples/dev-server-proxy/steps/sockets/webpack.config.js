export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    proxy: [
      {
        context: '/prices',
        target: `http://localhost:${process.env.PORT ?? 3000}`,
        ws: true,
      },
    ],
  },
};
