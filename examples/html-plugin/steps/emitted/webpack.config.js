import { SiteMapPlugin } from './site-map-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  entry: { index: './src/index.html', about: './src/about.html' },
  stats: 'errors-warnings',
  plugins: [new SiteMapPlugin()],
};
