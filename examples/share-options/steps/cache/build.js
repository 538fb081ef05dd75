import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.js';

const build = async (eager) => {
  const share = new webpack.sharing.SharePlugin({ shared: { 'price-format': { eager } } });
  const compiler = webpack({ ...config, cache: { type: 'filesystem' }, plugins: [share] });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [offer] = /register\("price-format".*/.exec(readFileSync('dist/main.js', 'utf8'));
  console.log(`eager: ${eager}, offered as a chunk: ${offer.includes('__webpack_require__.e(')}`);
};

await build(false);
await build(true);
