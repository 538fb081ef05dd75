import { resolve } from 'node:path';
import webpack from 'webpack';
import configuration from './webpack.config.js';

const file = resolve(process.argv[2]);

// Build only this file: what it imports stays an import.
const compiler = webpack({
  ...configuration,
  entry: file,
  externals: ({ contextInfo }, callback) => callback(null, contextInfo.issuer ? 'var 0' : undefined),
});
compiler.hooks.compilation.tap('Load', (compilation) => {
  const { beforeLoaders } = webpack.NormalModule.getCompilationHooks(compilation);
  beforeLoaders.tap('Load', (loaders) => {
    console.log('loaders:', loaders.map(({ loader }) => loader.replace(`${process.cwd()}/`, '')));
  });
  compilation.hooks.succeedModule.tap('Load', (module) => {
    if (module.resource === file) console.log(module.originalSource().source());
  });
});
compiler.hooks.shouldEmit.tap('Load', () => false);
compiler.run((error, stats) => {
  console.log(stats.toString({ all: false, errors: true, warnings: true }) || 'no errors');
  compiler.close(() => {});
});
