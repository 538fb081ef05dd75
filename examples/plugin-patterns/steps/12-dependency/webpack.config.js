import { ImportersPlugin } from './importers-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: './src/admin.js',
  output: { filename: '[name].cjs' },
  cache: { type: 'filesystem' },
  stats: 'errors-warnings',
  plugins: [new ImportersPlugin()],
};
