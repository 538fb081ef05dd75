import express from 'express';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const app = express();
app.get('/health', (request, response) => response.send('fine'));

const server = new WebpackDevServer({ ...config.devServer, app: async () => app }, webpack(config));

await server.start();
console.log(server.app === app);
for (const path of ['/health', '/main.js', '/coffee']) {
  const answer = await fetch(`http://localhost:${server.options.port}${path}`);
  console.log(path, answer.status, (await answer.text()).length > 0);
}
await server.stop();
