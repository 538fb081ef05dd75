import { readFile } from 'node:fs';

export default {
  mode: 'development',
  devServer: {
    setupMiddlewares: (middlewares, { app }) => {
      app.get('/api/hours', (request, response) => {
        readFile('hours.txt', (error, text) => {
          if (error) return response.sendStatus(404);
          response.send(text);
        });
      });
      return middlewares;
    },
  },
};
