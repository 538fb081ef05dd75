import path from 'node:path';
import { ChangesPlugin } from './changes-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  snapshot: {
    managedPaths: [path.resolve('node_modules')],
    unmanagedPaths: [path.resolve('node_modules/tax')],
  },
  plugins: [new ChangesPlugin()],
};
