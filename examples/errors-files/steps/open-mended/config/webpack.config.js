import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [
    new webpack.BannerPlugin({
      banner: readFileSync(path.resolve(import.meta.dirname, 'license.txt'), 'utf8'),
    }),
  ],
};
