import { StatisticsPlugin } from './statistics-plugin.js';

export default {
  mode: 'production',
  entry: { cart: './src/cart.js', list: './src/list.js', admin: './src/admin.js' },
  plugins: [new StatisticsPlugin()],
};
