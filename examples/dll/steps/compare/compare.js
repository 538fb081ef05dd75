import { appendFileSync } from 'node:fs';
import webpack from 'webpack';
import withDll from './webpack.config.js';
import dll from './webpack.dll.config.js';

// Builds, and resolves with the number of modules built and the bytes of all scripts.
const build = (config) =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    let modules = 0;
    compiler.hooks.thisCompilation.tap('Count', (compilation) => {
      compilation.hooks.buildModule.tap('Count', () => {
        modules += 1;
      });
    });
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const scripts = stats.compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
      const bytes = scripts.reduce((sum, { source }) => sum + source.size(), 0);
      compiler.close(() => resolve({ modules, bytes }));
    });
  });

const plain = { mode: 'development', devtool: false };
const cached = { ...plain, cache: { type: 'filesystem' } };
const split = { ...cached, optimization: { splitChunks: { chunks: 'all', minSize: 0 } } };

for (const [name, config] of Object.entries({ plain, dll: withDll, cached, split })) {
  const isDll = config === withDll;
  if (isDll) await build(dll);
  await build(config);
  appendFileSync('src/index.js', '// edited\n');
  const { modules } = await build(config);

  const vendor = isDll ? await build({ ...dll, mode: 'production' }) : { bytes: 0 };
  const main = await build({ ...config, mode: 'production' });
  console.log(name.padEnd(6), `${modules}`.padStart(3), 'modules', main.bytes + vendor.bytes, 'bytes');
}
