import { PricesPlugin } from './prices-plugin.js';

export default {
  mode: 'production',
  entry: './src/admin.js',
  plugins: [new PricesPlugin()],
};
