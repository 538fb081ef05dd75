import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const compiler = webpack(config);
const server = new WebpackDevServer({ ...config.devServer, host: 'localhost' }, compiler);

await server.start();
console.log(`The shop is at http://localhost:${server.options.port}/`);
