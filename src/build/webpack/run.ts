// Runs one webpack configuration to its end; any error or warning stops the build.
import webpack, { type Configuration, type StatsCompilation, type StatsOptions } from 'webpack';

export function runWebpack(
  configuration: Configuration,
  more: StatsOptions = {},
): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    if (compiler === null) throw new Error('webpack made no compiler.');
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) return reject(error ?? closeError);
        if (stats === undefined) return reject(new Error('webpack gave no stats.'));
        if (stats.hasErrors() || stats.hasWarnings()) {
          const text = stats.toString({ all: false, errors: true, warnings: true });
          return reject(new Error(`webpack (${configuration.name}):\n${text}`));
        }
        const names = { all: false, entrypoints: true, chunkGroups: true, assets: true };
        resolve(stats.toJson({ ...names, ...more }));
      });
    });
  });
}
