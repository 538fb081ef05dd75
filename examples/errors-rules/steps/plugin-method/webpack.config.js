import { PricePlugin } from './price-plugin.js';

export default {
  mode: 'development',
  plugins: [new PricePlugin()],
};
