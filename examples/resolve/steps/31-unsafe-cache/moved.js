import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack(config);
const resolver = compiler.resolverFactory.get('normal', { dependencyType: 'esm' });
const ask = () => resolver.resolvePromise({}, path.resolve('src'), './round');

console.log(await ask());
fs.renameSync('src/round.ts', 'src/round.js');
// As the watcher does when it reports a change.
compiler.inputFileSystem.purge();
console.log(await ask());
