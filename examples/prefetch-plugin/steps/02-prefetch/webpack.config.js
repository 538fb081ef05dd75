import webpack from 'webpack';
import { OrderPlugin } from './order-plugin.js';

export default {
  mode: 'production',
  stats: 'errors-warnings',
  plugins: [new OrderPlugin(), new webpack.PrefetchPlugin('./src/rates.js')],
};
