import { PriceListPlugin } from './price-list-plugin.js';

export default {
  mode: 'production',
  entry: './src/admin.js',
  plugins: [new PriceListPlugin()],
};
