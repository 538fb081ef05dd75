import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const teas = ['Assam'];

const options = {
  ...config.devServer,
  setupMiddlewares: (middlewares, { app }) => {
    app.get('/api/teas', (request, response) => response.json(teas));
    return middlewares;
  },
};
const server = new WebpackDevServer(options, webpack(config));

await server.start();
teas.push('Sencha');
const answer = await fetch(`http://localhost:${server.options.port}/api/teas`);
console.log(await answer.json());
await server.stop();
