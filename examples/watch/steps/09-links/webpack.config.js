import { ChangesPlugin } from './changes-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  resolve: { symlinks: false },
  plugins: [new ChangesPlugin()],
};
