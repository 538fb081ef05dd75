import { SettingsPlugin } from './settings-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  entry: './src/index.html',
  output: { html: { csp: true } },
  stats: 'errors-warnings',
  plugins: [new SettingsPlugin()],
};
