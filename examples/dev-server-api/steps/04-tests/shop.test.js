import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const options = {
  ...config.devServer,
  port: 0,
  hot: false,
  liveReload: false,
  client: false,
  setupExitSignals: false,
};
const compiler = webpack(config);
const server = new WebpackDevServer(options, compiler);
let url;

before(async () => {
  await server.start();
  url = `http://localhost:${server.server.address().port}`;
});

after(async () => {
  await server.stop();
  await new Promise((resolve) => compiler.close(resolve));
});

test('the page loads the bundle', async () => {
  const page = await fetch(url);
  assert.match(await page.text(), /src="main\.js"/);
});

test('the bundle has the tea', async () => {
  const bundle = await fetch(`${url}/main.js`);
  assert.equal(bundle.status, 200);
  assert.match(await bundle.text(), /Assam/);
});
