import { PrintPlugin } from './print-plugin.js';

export default (env) => ({
  extends: './webpack.base.config.js',
  output: { filename: env.cdn ? '[name].[contenthash:8].js' : '[name].js' },
  plugins: [new PrintPlugin('mode', 'output.publicPath', 'output.filename')],
});
