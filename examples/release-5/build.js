const fs = require('node:fs');
const path = require('node:path');
const webpack4 = require('webpack-4');
const webpack5 = require('webpack');

const compilers = { 4: webpack4, 5: webpack5 };

/** Builds with one of them, and returns what webpack reports and where the files are. */
exports.build = async (major, configuration) => {
  const folder = path.resolve('dist', major);
  const options = { mode: 'production', ...configuration };
  options.output = { ...configuration.output, path: folder };
  const stats = await new Promise((resolve, reject) =>
    compilers[major](options, (error, stats) => (error ? reject(error) : resolve(stats))),
  );
  return { stats: stats.toJson({ all: false, version: true, assets: true, errors: true, cachedAssets: true, modules: true, ids: true }), read: (file) => fs.readFileSync(path.join(folder, file), 'utf8') };
};
