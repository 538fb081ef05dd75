import { OrderPlugin } from './order-plugin.js';

export default {
  mode: 'production',
  stats: 'errors-warnings',
  plugins: [new OrderPlugin()],
};
