import { SettingsPlugin } from './settings-plugin.js';

export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash:8].js',
    html: { csp: true },
  },
  stats: 'errors-warnings',
  plugins: [new SettingsPlugin()],
};
