module.exports = {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, loader: './case-loader.js', options: { upper: true } }],
  },
  devServer: {
    contentBase: './public',
    hotOnly: true,
    overlay: true,
    quiet: true,
    proxy: { '/api': 'http://localhost:3000' },
    before(app) {
      app.get('/status', (request, response) => response.json({ ok: true }));
    },
  },
};
