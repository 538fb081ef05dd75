// What the client's, the server's and the inline script's configurations have in common.
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import type { BuildPaths } from '../paths.ts';

/** Browsers of the last 30 months; swc and webpack read the same list. */
export const BROWSERS = ['chrome 125', 'edge 125', 'firefox 126', 'safari 17.5', 'ios_saf 17.5'];

interface SwcOptions {
  target: 'web' | 'node';
  development?: boolean;
  /** Of Node.js. */
  version?: string;
}

/** webpack's own TypeScript support cannot do `.tsx`. */
export function scriptRule({ target, development = false, version = '24' }: SwcOptions) {
  return {
    test: /\.tsx?$/,
    use: {
      loader: 'swc-loader',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development, refresh: development } },
        },
        env: { targets: target === 'web' ? BROWSERS : { node: version } },
      },
    },
  };
}

/** For a single small script; processes of its own would cost more than the work. */
export const scriptMinimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    extractComments: false,
    parallel: false,
  });

/** The server needs no second copy of a picture. */
export function imageRule({ emit }: { emit: boolean }) {
  return { test: /\.(?:svg|png)$/, type: 'asset/resource', generator: { emit } };
}

export function sharedConfiguration(paths: BuildPaths): Configuration {
  return {
    mode: 'production',
    context: paths.project,
    cache: false,
    devtool: false,
    resolve: {
      extensions: ['.js'],
      alias: { '@generated': paths.generated },
    },
    module: {
      // The tokens are one global set of custom properties, not local names of each module.
      parser: {
        'css/module': { dashedIdents: false },
        'css/auto': { dashedIdents: false },
      },
      // Without the names from the source: they would be 200 bytes of every reader's first script.
      generator: {
        'css/module': { localIdentName: '[hash:6]', exportsConvention: 'as-is' },
        'css/auto': { localIdentName: '[hash:6]', exportsConvention: 'as-is' },
      },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
