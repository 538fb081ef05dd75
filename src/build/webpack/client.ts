// The browser's bundle: one entry, a chunk per page and per section, hashed names everywhere.
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import site from '../../../data/site.json' with { type: 'json' };
import { CHUNK_LOAD_TIMEOUT_MS, PUBLIC_PATH } from '../../model/constants.ts';
import type { Fill } from '../page-chunks.ts';
import type { BuildPaths } from '../paths.ts';
import { OwnLines } from './own-lines.ts';
import { PageIds } from './page-ids.ts';
import { BROWSERS, imageRule, scriptRule, sharedConfiguration } from './shared.ts';

/**
 * Parts whose style and code come at different times: their components take the names of classes from
 * these files, and the rules come with src/site/styles/late.css, or with global.css where the server's
 * HTML needs them before any code. The layer makes it two modules of one file.
 */
const LATE_PARTS =
  'Drawer|ChatButton|SearchDialog|Unreachable|ContentError|Skeleton|NotFoundScreen';
const SERVED_PARTS = 'DocText|PageHead|PostHead|PageLinks|PrevNext|FurtherReading|Contributors';
const NAMES_ONLY = {
  test: new RegExp(`/(?:${LATE_PARTS}|${SERVED_PARTS})\\.module\\.css$`),
  issuer: /\.tsx?$/,
  layer: 'names',
  generator: { exportsOnly: true },
};

export function clientConfiguration(paths: BuildPaths, fill: Fill): Configuration {
  const shared = sharedConfiguration(paths);
  return {
    ...shared,
    name: 'client',
    target: `browserslist:${BROWSERS.join(', ')}`,
    entry: {
      main: `${paths.project}/src/site/entry.client.tsx`,
      late: { import: `${paths.project}/src/site/styles/late.css`, runtime: false },
      print: { import: `${paths.project}/src/site/entry.print.ts`, runtime: false },
    },
    output: {
      path: paths.dist,
      publicPath: PUBLIC_PATH,
      filename: 'assets/[name].[contenthash:12].js',
      // A string: a function would put the id of every page into the runtime.
      chunkFilename: 'assets/[name].[contenthash:12].js',
      cssFilename: 'assets/[name].[contenthash:12].css',
      cssChunkFilename: 'assets/[name].[contenthash:12].css',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    },
    module: {
      ...shared.module,
      rules: [scriptRule({ target: 'web' }), imageRule({ emit: true }), NAMES_ONLY],
    },
    optimization: {
      // Holds the hashes of lazy chunks, so that an edited page does not invalidate the main script.
      runtimeChunk: 'single',
      splitChunks: false,
      minimize: { javascript: false, html: false },
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          // Page data is JSON already; minifying it would cost more than the rest of the build.
          exclude: /^[aps]\//,
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          // For three small files; its processes cost more, and inherit the code of a `node -e` build.
          parallel: false,
        }),
        '...',
      ],
    },
    plugins: [
      new OwnLines(),
      new webpack.DefinePlugin({ ANALYTICS_ID: JSON.stringify(site.analyticsId) }),
      new PageIds({
        folders: { pages: 'p', sections: 's', anchors: 'a' },
        generated: paths.generated,
        fill,
      }),
    ],
  };
}
