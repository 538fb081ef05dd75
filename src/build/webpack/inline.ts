// The few lines that run in the head before the first paint, as one string for the document.
import type { Configuration } from 'webpack';
import type { BuildPaths } from '../paths.ts';
import { BROWSERS, scriptMinimizer, scriptRule, sharedConfiguration } from './shared.ts';

export function inlineConfiguration(paths: BuildPaths): Configuration {
  const shared = sharedConfiguration(paths);
  return {
    ...shared,
    name: 'inline',
    target: `browserslist:${BROWSERS.join(', ')}`,
    entry: `${paths.project}/src/site/entry.inline.ts`,
    output: { path: `${paths.generated}/inline`, filename: 'inline.js' },
    module: { ...shared.module, rules: [scriptRule({ target: 'web' })] },
    optimization: { minimizer: [scriptMinimizer()] },
  };
}
