import { BuildInfoPlugin } from './build-info-plugin.js';
import { ChangesPlugin } from './changes-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  plugins: [new ChangesPlugin(), new BuildInfoPlugin()],
};
