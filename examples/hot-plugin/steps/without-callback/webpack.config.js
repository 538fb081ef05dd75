import webpack from 'webpack';
import { StaleRequirePlugin } from './stale-require-plugin.js';

export default {
  mode: 'development',
  entry: './src/mail.cjs',
  stats: 'errors-warnings',
  plugins: [new webpack.HotModuleReplacementPlugin(), new StaleRequirePlugin()],
};
