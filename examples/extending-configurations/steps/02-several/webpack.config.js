import { PrintPlugin } from './print-plugin.js';

export default {
  extends: ['./webpack.base.config.js', './webpack.css.config.js'],
  plugins: [new PrintPlugin('mode', 'devtool', 'module.rules')],
};
