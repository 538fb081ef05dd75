const api = `http://localhost:${process.env.PORT ?? 3000}`;

export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    proxy: [
      { context: '/api/', target: api, pathRewrite: { '^/api': '' }, changeOrigin: true },
      {
        context: ['/auth/', '/account/'],
        target: api,
        headers: { Host: 'accounts.test' },
        on: {
          proxyRes: (answer, request, response) => {
            response.setHeader('X-Answered-By', 'accounts');
          },
        },
      },
      { context: '/images/**/*.png', target: api },
    ],
  },
};
