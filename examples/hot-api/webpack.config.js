import { devServer } from './dev-server.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'none',
  infrastructureLogging: { level: 'error' },
  devServer,
};
