import { existsSync, readdirSync } from 'node:fs';
import webpack from 'webpack';

// Every folder in cases with an index.js is an entry.
const cases = readdirSync('cases').filter((name) => existsSync(`cases/${name}/index.js`));
const entry = Object.fromEntries(cases.map((name) => [name, `./cases/${name}/index.js`]));

// Some cases need a configuration of their own.
export default {
  mode: 'production',
  entry: { ...entry, start: './cases/entry/start.js' },
  experiments: { deferImport: true, html: true },
  externals: { maps: 'umd maps' },
  resolve: { alias: { 'node-helper': false } },
  module: {
    rules: [
      { test: /units\.js$/, parser: { specNamespaceObject: true } },
      { test: /\.module\.css$/, generator: { esModule: false } },
    ],
  },
  optimization: {
    minimize: false,
    splitChunks: {
      cacheGroups: {
        cart: { test: /cart\.js$/, name: 'cart', enforce: true, chunks: 'all' },
        list: { test: /runtimes/, name: 'list', enforce: true, chunks: 'all' },
      },
    },
  },
  plugins: [
    new webpack.HotModuleReplacementPlugin(),
    new webpack.PrefetchPlugin('./cases/prefetched/names.js'),
  ],
};
