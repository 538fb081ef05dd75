import path from 'node:path';
import { ThemePlugin } from './theme-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  entry: './src/shop.js',
  stats: 'errors-warnings',
  cache: { type: 'filesystem', cacheDirectory: path.resolve('.cache') },
  plugins: [new ThemePlugin(process.env.MARGIN ?? '1rem')],
};
