import { MoneyPlugin } from './money-plugin.js';

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  stats: 'errors-warnings',
  plugins: [new MoneyPlugin()],
};
