// The configuration behind `npm start`: components and styles update in place.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { PUBLIC_PATH } from '../../model/constants.ts';
import type { BuildPaths } from '../paths.ts';
import { OwnLines } from './own-lines.ts';
import { BROWSERS, imageRule, scriptRule, sharedConfiguration } from './shared.ts';

/** As a path in the project. */
export const DEVELOPMENT_ENTRY = 'src/site/entry.dev.tsx';

/** What was kept is of use only to the same settings and the same packages. */
function version({ project }: BuildPaths): string {
  const hash = createHash('sha256').update(process.version);
  const own = readdirSync(import.meta.dirname).map((file) => join(import.meta.dirname, file));
  for (const file of [...own.sort(), `${project}/package-lock.json`])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

export function developmentConfiguration(paths: BuildPaths): Configuration {
  const shared = sharedConfiguration(paths);
  return {
    ...shared,
    name: 'development',
    mode: 'development',
    // Most of a start is webpack's first run: kept between starts it takes a third of the time.
    cache: {
      type: 'filesystem',
      cacheDirectory: `${paths.cache}/webpack`,
      version: version(paths),
    },
    devtool: 'eval-cheap-module-source-map',
    target: `browserslist:${BROWSERS.join(', ')}`,
    entry: { main: `${paths.project}/${DEVELOPMENT_ENTRY}` },
    // Named like the built files, but without hashes.
    output: {
      publicPath: PUBLIC_PATH,
      filename: 'assets/[name].js',
      cssFilename: 'assets/[name].css',
      assetModuleFilename: 'assets/[name][ext]',
    },
    module: {
      ...shared.module,
      rules: [scriptRule({ target: 'web', development: true }), imageRule({ emit: true })],
    },
    plugins: [new OwnLines(), new ReactRefreshPlugin({ overlay: false })],
    stats: 'errors-warnings',
  };
}
