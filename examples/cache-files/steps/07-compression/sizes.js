import fs from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

for (const compression of [false, 'gzip', 'brotli', 'zstd']) {
  const cacheLocation = path.resolve('caches', String(compression));
  const compiler = webpack({
    mode: 'development',
    cache: { type: 'filesystem', cacheLocation, compression },
  });
  await new Promise((resolve) => compiler.run(resolve));
  await new Promise((resolve) => compiler.close(resolve));
  const sizes = fs.readdirSync(cacheLocation).map((file) => fs.statSync(path.join(cacheLocation, file)).size);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(String(compression).padEnd(8), (total / 1e6).toFixed(1), 'MB');
}
