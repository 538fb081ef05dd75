import { readFileSync } from 'node:fs';
import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [
    new webpack.BannerPlugin({
      banner: readFileSync('./license.txt', 'utf8'),
    }),
  ],
};
