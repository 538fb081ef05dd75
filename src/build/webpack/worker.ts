// The service worker and the one that ends it: each a single file without a hash, since its address is its identity.
import type { Configuration } from 'webpack';
import type { BuildPaths } from '../paths.ts';
import { scriptMinimizer, scriptRule, sharedConfiguration } from './shared.ts';

export function workerConfiguration(
  paths: BuildPaths,
  entry: 'worker' | 'kill-worker',
): Configuration {
  const shared = sharedConfiguration(paths);
  return {
    ...shared,
    name: entry,
    target: ['webworker', 'es2023'],
    entry: `${paths.project}/src/site/entry.${entry}.ts`,
    output: {
      // Outside dist: whoever releases puts it in the other's place.
      path: entry === 'worker' ? paths.dist : `${paths.generated}/kill-worker`,
      filename: 'sw.js',
    },
    module: { ...shared.module, rules: [scriptRule({ target: 'web' })] },
    optimization: { minimizer: [scriptMinimizer()] },
  };
}
