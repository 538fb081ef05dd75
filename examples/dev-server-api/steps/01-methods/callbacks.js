import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const server = new WebpackDevServer(config.devServer, webpack(config));

server.startCallback((error) => {
  if (error) throw error;
  console.log('Listens at', `http://localhost:${server.options.port}/`);
  server.stopCallback(() => console.log('Stopped'));
});
