import { PrintPlugin } from './print-plugin.js';

export default {
  extends: './webpack.base.config.js',
  mode: 'development',
  output: { filename: '[name].js' },
  plugins: [new PrintPlugin('mode', 'devtool', 'output.filename', 'output.clean')],
};
