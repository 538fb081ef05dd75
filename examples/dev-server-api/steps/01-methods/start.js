import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const compiler = webpack(config);
const server = new WebpackDevServer(config.devServer, compiler);

await server.start();
const url = `http://localhost:${server.options.port}/`;
console.log('Listens at', url);

const page = await fetch(url);
console.log(page.status, page.headers.get('content-type'));

await server.stop();
console.log('Stopped');
compiler.close(() => console.log('Closed'));
