module.exports = {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, loader: './case-loader.js', options: { upper: true } }],
  },
  devServer: {
    static: './public',
    hot: 'only',
    client: { overlay: true },
    proxy: [{ context: ['/api'], target: 'http://localhost:3000' }],
    setupMiddlewares(middlewares, { app }) {
      app.get('/status', (request, response) => response.json({ ok: true }));
      return middlewares;
    },
  },
};
