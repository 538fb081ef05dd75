import { readFile } from 'node:fs/promises';
import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.DefinePlugin({
      VERSION: webpack.DefinePlugin.runtimeValue(() => readFile('version.json', 'utf8')),
      PAGE_SIZE: 20,
    }),
  ],
};
