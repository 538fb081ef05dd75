import webpack from 'webpack';
import { devServer } from './dev-server.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
  entry: ['./src/client.js', './src/index.js'],
  plugins: [new webpack.HotModuleReplacementPlugin()],
  devServer: { ...devServer, hot: false, client: false },
};
