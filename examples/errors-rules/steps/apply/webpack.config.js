import * as PricePlugin from './price-plugin.js';

export default {
  mode: 'development',
  plugins: [PricePlugin],
};
