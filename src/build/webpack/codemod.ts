// The codemod that readers download: one file for Node.js 18 and later that needs nothing beside itself.
import webpack, { type Configuration } from 'webpack';
import { CODEMOD_PATH } from '../../model/codemod.ts';
import type { BuildPaths } from '../paths.ts';
import { scriptMinimizer, scriptRule, sharedConfiguration } from './shared.ts';

/** The oldest Node.js that a project on webpack 4 is likely to have been moved to. */
const OLDEST_NODE = '18';

const BANNER = `#!/usr/bin/env node
// Changes configurations of webpack 4 into ones for webpack 5: node webpack-4-to-5.mjs --help
// Contains @babel/parser, (c) 2014 Sebastian McKenzie and other contributors, MIT license.`;

export function codemodConfiguration(paths: BuildPaths): Configuration {
  const shared = sharedConfiguration(paths);
  return {
    ...shared,
    name: 'codemod',
    target: `node${OLDEST_NODE}`,
    entry: `${paths.project}/tools/codemod/codemod.ts`,
    experiments: { outputModule: true },
    output: {
      path: paths.dist,
      filename: CODEMOD_PATH.slice(1),
      module: true,
      chunkFormat: 'module',
    },
    module: { ...shared.module, rules: [scriptRule({ target: 'node', version: OLDEST_NODE })] },
    plugins: [
      // After the minimizer, which would take comments away.
      new webpack.BannerPlugin({
        banner: BANNER,
        raw: true,
        stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      }),
    ],
    optimization: { minimizer: [scriptMinimizer()] },
  };
}
