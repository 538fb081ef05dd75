import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './cart/webpack.config.js';

const build = async (exposes) => {
  const container = new webpack.container.ContainerPlugin({ name: 'cart', exposes });
  const compiler = webpack({ ...config, cache: { type: 'filesystem' }, plugins: [container] });
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [, name] = /moduleMap = \{\s+"(.*?)"/.exec(readFileSync('cart/dist/cart.js', 'utf8'));
  console.log(`${Object.keys(exposes)} is built as ${name}`);
};

await build({ './total': './src/total.js' });
await build({ './sum': './src/total.js' });
