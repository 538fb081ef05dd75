import { PrintPlugin } from './print-plugin.js';

export default {
  extends: import.meta.resolve('./config/node.js'),
  plugins: [new PrintPlugin('mode', 'target')],
};
