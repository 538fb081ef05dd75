import { LayerPlugin } from './layer-plugin.js';

export default {
  mode: 'production',
  entry: './src/shop.js',
  stats: 'errors-warnings',
  plugins: [new LayerPlugin()],
};
