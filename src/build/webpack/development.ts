// The configuration behind `npm start`: components update in place, lazy chunks compile when opened.
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { BuildPaths } from '../paths.ts';
import { BROWSERS, imageRule, scriptRule, sharedConfiguration } from './shared.ts';

export function developmentConfiguration(paths: BuildPaths): Configuration {
  const shared = sharedConfiguration(paths);
  return {
    ...shared,
    name: 'development',
    mode: 'development',
    devtool: 'eval-cheap-module-source-map',
    target: `browserslist:${BROWSERS.join(', ')}`,
    entry: { main: `${paths.project}/src/site/entry.dev.tsx` },
    output: { publicPath: '/', filename: '[name].js' },
    module: {
      ...shared.module,
      rules: [scriptRule({ target: 'web', development: true }), imageRule({ emit: true })],
    },
    experiments: { lazyCompilation: { entries: false, imports: true } },
    plugins: [new ReactRefreshPlugin({ overlay: false })],
    stats: 'errors-warnings',
  };
}
