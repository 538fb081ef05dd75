import { PrintPlugin } from './print-plugin.js';

export default {
  extends: ['./webpack.server.config.js', './webpack.debug.config.js'],
  plugins: [new PrintPlugin('mode', 'target', 'devtool')],
};
