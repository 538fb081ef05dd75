import { VersionPlugin } from './version-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  entry: './src/index.html',
  stats: 'errors-warnings',
  plugins: [new VersionPlugin()],
};
