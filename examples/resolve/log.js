import path from 'node:path';
import webpack from 'webpack';
import config from './webpack.config.js';

const [kind, request] = process.argv.slice(2);
const compiler = webpack(config);
const resolver = compiler.resolverFactory.get('normal', { dependencyType: kind });

const log = (line) => console.log(line);
await resolver.resolvePromise({}, path.resolve('src'), request, { log });
