import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const compiler = webpack(config);
const server = new WebpackDevServer(config.devServer, compiler);

await server.start();
