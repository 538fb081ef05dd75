import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const shop = { ...config, name: 'shop', entry: { shop: './src/index.js' } };
const admin = { ...config, name: 'admin', entry: { admin: './src/index.js' } };

const server = new WebpackDevServer(config.devServer, webpack([shop, admin]));
await server.start();
for (const path of ['/shop.js', '/admin.js']) {
  const answer = await fetch(`http://localhost:${server.options.port}${path}`);
  console.log(path, answer.status, (await answer.text()).length > 0);
}
await server.stop();
