import path from 'node:path';
import webpack from 'webpack';
import config, { cache } from './webpack.config.js';

const compiler = webpack(config);
const resolver = compiler.resolverFactory.get('normal', { dependencyType: 'esm' });

for (const issuer of ['a.js', 'b.js']) {
  await resolver.resolvePromise({ issuer }, path.resolve('src'), './cart.js');
  await resolver.resolvePromise({ issuer }, path.resolve('src'), 'paint');
}
for (const key of Object.keys(cache)) console.log(key);
