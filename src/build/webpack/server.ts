// The bundle that renders documents in Node; it reads no page data and emits no files for readers.
import type { Configuration } from 'webpack';
import type { BuildPaths } from '../paths.ts';
import { imageRule, scriptRule, sharedConfiguration } from './shared.ts';

export function serverConfiguration(paths: BuildPaths): Configuration {
  const shared = sharedConfiguration(paths);
  return {
    ...shared,
    name: 'server',
    target: 'node24',
    entry: `${paths.project}/src/site/entry.server.tsx`,
    output: {
      path: `${paths.generated}/server`,
      filename: 'server.mjs',
      module: true,
      library: { type: 'module' },
      publicPath: 'auto',
    },
    experiments: { outputModule: true },
    externals: {
      // Client navigation is never rendered; its modules stay out of this bundle.
      '@generated/sections.js': 'var undefined',
    },
    module: {
      ...shared.module,
      generator: {
        ...shared.module?.generator,
        'css/module': { ...cssModule(shared), exportsOnly: true },
        'css/auto': { ...cssModule(shared), exportsOnly: true },
        css: { exportsOnly: true },
      },
      rules: [scriptRule({ target: 'node' }), imageRule({ emit: false })],
    },
    optimization: { minimize: false },
  };
}

function cssModule(shared: Configuration): object {
  return (shared.module?.generator?.['css/module'] as object | undefined) ?? {};
}
