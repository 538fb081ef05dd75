import path from 'node:path';
import webpack from 'webpack';
import config from './webpack.config.js';

const { resolverFactory } = webpack(config);
const folder = path.resolve('src');

for (const useSyncFileSystemCalls of [true, false]) {
  const resolver = resolverFactory.get('normal', { dependencyType: 'esm', useSyncFileSystemCalls });
  try {
    console.log(resolver.resolveSync({}, folder, './cart.js'));
  } catch (error) {
    console.log(error.message);
  }
}
