import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const server = new WebpackDevServer({ ...config.devServer, port: 0 }, webpack(config));
const members = () => {
  const { app, server: http, middleware, webSocketServer } = server;
  console.log(typeof app, http?.listening, typeof middleware?.waitUntilValid, typeof webSocketServer);
};

members();
await server.start();
members();
console.log(server.options.port, server.server.address().port > 0);

const stats = await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
console.log(stats.toString({ all: false, assets: true }));

await server.stop();
members();
