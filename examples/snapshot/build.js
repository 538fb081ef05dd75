import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

// Installs the packages of the shop.
cpSync('vendor', 'node_modules', { recursive: true });

// Builds with a cache on disk and returns the names of the modules that were built.
export const build = ({ buildDependencies, ...config }) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      mode: 'development',
      ...config,
      cache: {
        type: 'filesystem',
        cacheDirectory: path.resolve('.cache'),
        // Saves time here: webpack itself does not change while the script runs.
        buildDependencies: { defaultWebpack: [], ...buildDependencies },
      },
    });
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const { modules } = stats.toJson({ all: false, modules: true, cachedModules: true });
      const built = modules.filter((module) => module.built);
      const names = built.map((module) => path.basename(module.name.replace(/\/? sync.*/, '')));
      // Writes the cache.
      compiler.close(() => resolve(names.sort().join(' ') || '-'));
    });
  });

// For each of the settings: builds, makes a change, builds again.
export const table = async (settings, changes) => {
  const print = (cells) => console.log(cells.map((cell) => cell.padEnd(28)).join('').trimEnd());
  print(['', ...Object.keys(settings)]);
  for (const [name, { prepare, change }] of Object.entries(changes)) {
    const cells = [];
    for (const config of Object.values(settings)) {
      rmSync('.cache', { recursive: true, force: true });
      prepare();
      await build(config);
      change();
      cells.push(await build(config));
    }
    print([name, ...cells]);
  }
};
