import path from 'node:path';
import webpack from 'webpack';
import config from './webpack.config.js';

const [kind, ...requests] = process.argv.slice(2);
const compiler = webpack(config);
const resolver = compiler.resolverFactory.get('normal', { dependencyType: kind });
const folder = path.resolve('src');

for (const request of requests) {
  const answer = await resolver.resolvePromise({}, folder, request).catch((error) => error.message);
  console.log(request.padEnd(20), answer);
}
