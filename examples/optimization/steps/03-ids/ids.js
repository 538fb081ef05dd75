import webpack from 'webpack';
import config from './webpack.config.js';

const names = ['./src/admin.js', './src/cart.js', './src/report.js'];

const modulesWith = (optimization) =>
  new Promise((resolve, reject) => {
    const readable = { minimize: false, concatenateModules: false };
    const compiler = webpack({ ...config, optimization: { ...readable, ...optimization } });
    compiler.hooks.shouldEmit.tap('ids.js', () => false);
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const { modules } = stats.toJson({ all: false, modules: true, ids: true });
      const found = names.map((name) => modules.find((module) => module.name === name));
      compiler.close(() => resolve(found));
    });
  });

// The ids of three modules, and of the chunks that these modules are in.
for (const moduleIds of ['natural', 'named', 'deterministic', 'size', 'hashed']) {
  const ids = (await modulesWith({ moduleIds })).map(({ id }) => id);
  console.log(`moduleIds: ${moduleIds}`.padEnd(26), ids.join('  '));
}
for (const chunkIds of ['natural', 'named', 'deterministic', 'size', 'total-size']) {
  const ids = (await modulesWith({ chunkIds })).map(({ chunks }) => chunks[0]);
  console.log(`chunkIds: ${chunkIds}`.padEnd(26), ids.join('  '));
}
