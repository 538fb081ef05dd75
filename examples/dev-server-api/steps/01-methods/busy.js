import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const first = new WebpackDevServer(config.devServer, webpack(config));
await first.start();

const options = { ...config.devServer, port: first.options.port };
const second = new WebpackDevServer(options, webpack(config));
try {
  await second.start();
} catch (error) {
  console.log(error.code, error.syscall);
}

await first.stop();
await second.start();
console.log('The second server has the port now');
await second.stop();
