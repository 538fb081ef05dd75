import { StartupPlugin } from './startup-plugin.js';

export default {
  mode: 'production',
  target: 'node',
  entry: { admin: './src/admin.js' },
  output: { filename: '[name].cjs' },
  stats: 'errors-warnings',
  plugins: [new StartupPlugin()],
};
