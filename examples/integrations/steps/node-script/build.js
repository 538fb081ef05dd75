import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import webpack from 'webpack';
import config from './webpack.config.js';

const stats = await promisify(webpack)(config);

if (stats.hasErrors()) {
  console.error(stats.toString('errors-only'));
  process.exitCode = 1;
} else {
  const { assets, time } = stats.toJson({ all: false, assets: true, timings: true });
  const files = assets.map(({ name, size }) => ({ name, size }));
  writeFileSync('dist/files.json', JSON.stringify(files));
  console.log(`Built in ${time} ms`);
}
