import express from 'express';

export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    app: async () => {
      const app = express();
      app.disable('x-powered-by');
      app.get('/basket', (request, response) => response.json({ teas: 2 }));
      return app;
    },
  },
};
