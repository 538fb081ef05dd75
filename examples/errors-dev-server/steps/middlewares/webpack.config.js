export default {
  mode: 'development',
  devServer: {
    setupMiddlewares: (middlewares, { app }) => {
      app.get('/api/hours', (request, response) => response.send('Open from 9 to 6\n'));
    },
  },
};
