import { PrintPlugin } from './print-plugin.js';

export default {
  extends: './webpack.base.config.js',
  plugins: [new PrintPlugin('mode', 'target', 'devtool')],
};
