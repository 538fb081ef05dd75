import path from 'node:path';
import webpack from 'webpack';
import { ChangesPlugin } from './changes-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  plugins: [
    new ChangesPlugin(),
    new webpack.WatchIgnorePlugin({ paths: [path.resolve('src/generated')] }),
  ],
};
