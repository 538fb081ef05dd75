import { InventoryPlugin } from './inventory-plugin.js';

export default {
  mode: 'production',
  stats: 'errors-warnings',
  optimization: { minimize: false },
  plugins: [new InventoryPlugin()],
};
