import { ChangesPlugin } from './changes-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  watchOptions: {
    poll: 1000,
    ignored: '**/node_modules',
  },
  plugins: [new ChangesPlugin()],
};
