import webpack from 'webpack';
import config from './webpack.config.js';

// Builds without writing to the disk and returns the emitted files with their content.
export const build = async (optimization) => {
  const files = new Map();
  const compiler = webpack({ ...config, optimization });
  compiler.hooks.emit.tap('build.js', (compilation) => {
    for (const { name, source } of compilation.getAssets()) files.set(name, source.source());
    compilation.assets = {};
  });
  await new Promise((resolve, reject) => {
    compiler.run((error) => (error ? reject(error) : compiler.close(resolve)));
  });
  return files;
};
