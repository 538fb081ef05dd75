import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

let time = '9:00';
const { DefinePlugin } = webpack;
const compiler = webpack({
  ...config,
  plugins: [new DefinePlugin({ TIME: DefinePlugin.runtimeValue(() => JSON.stringify(time), true) })],
  entry: 'data:text/javascript,console.log("The shop opens at", TIME)',
});
const server = new WebpackDevServer(config.devServer, compiler);

const served = async () => {
  const bundle = await fetch(`http://localhost:${server.options.port}/main.js`);
  return /opens at", "([^"]+)"/.exec(await bundle.text())[1];
};

await server.start();
console.log(await served());

time = '10:00';
console.log(await served());

server.invalidate(async (stats) => {
  console.log('Rebuilt with errors:', stats.hasErrors());
  console.log(await served());
  await server.stop();
});
