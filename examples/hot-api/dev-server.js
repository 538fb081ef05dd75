import { text } from 'node:stream/consumers';

/**
 * Prints the lines that public/terminal.js sends.
 * @type {import('webpack-dev-server').Configuration}
 */
export const devServer = {
  client: { logging: 'warn', overlay: false },
  onListening: ({ options }) => console.log(`Open http://localhost:${options.port}/`),
  setupMiddlewares: (middlewares, { app }) => {
    app.post('/console', async (request, response) => {
      console.log(await text(request));
      response.end();
    });
    return middlewares;
  },
};
