import webpack from 'webpack';
import { AcceptedModulesPlugin } from './accepted-modules-plugin.js';

export default {
  mode: 'development',
  entry: './src/server.js',
  stats: 'errors-warnings',
  plugins: [new webpack.HotModuleReplacementPlugin(), new AcceptedModulesPlugin()],
};
