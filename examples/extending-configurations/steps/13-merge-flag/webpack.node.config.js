import { PrintPlugin } from './print-plugin.js';

export default {
  target: 'node',
  plugins: [new PrintPlugin('mode', 'target', 'plugins')],
};
