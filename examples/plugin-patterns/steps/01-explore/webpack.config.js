import { GraphPlugin } from './graph-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  stats: 'errors-warnings',
  plugins: [new GraphPlugin()],
};
