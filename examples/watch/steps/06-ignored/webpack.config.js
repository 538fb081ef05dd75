import { ChangesPlugin } from './changes-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  watchOptions: {
    ignored: '**/price.js',
  },
  plugins: [new ChangesPlugin()],
};
