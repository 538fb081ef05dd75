import { PrintPlugin } from './print-plugin.js';

export default {
  extends: import.meta.resolve('@acme/webpack-config/library'),
  plugins: [new PrintPlugin('mode', 'devtool', 'output.library.type')],
};
