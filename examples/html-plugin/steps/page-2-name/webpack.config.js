import { SettingsPlugin } from './settings-plugin.js';

export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    html: { csp: true },
  },
  stats: 'errors-warnings',
  plugins: [new SettingsPlugin()],
};
