// Builds the project with several devtools, runs the script of the page and prints
// where Node.js, which reads source maps like a browser, finds the error.
import { existsSync, statSync } from 'node:fs';
import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.js';

process.setSourceMapsEnabled(true);

// A stand-in for the browser's document. It has every method except the misspelled one.
const known = { inserRow: undefined, tagName: 'SCRIPT', src: 'index.js' };
globalThis.document = new Proxy(() => document, {
  get: (_, name) => (name in known ? known[name] : document),
  set: () => true,
});

const size = (file) => (existsSync(file) ? `${(statSync(file).size / 1024).toFixed(1)} KiB` : '-');
const print = (...cells) => console.log(cells.map((cell) => cell.padEnd(15)).join('').trim());

print('index.js', 'index.js.map', 'error found in', 'devtool');
for (const devtool of [
  false,
  'eval',
  'eval-cheap-module-source-map',
  'eval-source-map',
  'source-map',
  'hidden-source-map',
  'nosources-source-map',
]) {
  const path = `${import.meta.dirname}/dist/${devtool}`;
  await promisify(webpack)({ ...config, devtool, output: { ...config.output, path } });
  const { stack } = await import(`${path}/index.js`).catch((error) => error);
  const [, file, line] = stack.match(/(\w+\.js)\S*:(\d+):\d+/);
  print(size(`${path}/index.js`), size(`${path}/index.js.map`), `${file}:${line}`, `${devtool}`);
}
