import { ChangesPlugin } from './changes-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  cache: false,
  resolve: { symlinks: false },
  watchOptions: { followSymlinks: true },
  plugins: [new ChangesPlugin()],
};
