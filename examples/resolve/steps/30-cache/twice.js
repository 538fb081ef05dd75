import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.js';

const compiler = webpack(config);
const run = promisify(compiler.run.bind(compiler));

for (const build of ['first', 'second']) {
  const stats = await run();
  const { logging } = stats.toJson({ all: false, logging: 'log' });
  const entries = logging['webpack.ResolverCachePlugin']?.entries ?? [{ message: 'no cache' }];
  console.log(`${build}: ${entries[0].message}`);
}
