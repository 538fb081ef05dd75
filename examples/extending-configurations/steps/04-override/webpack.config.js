import base from './webpack.base.config.js';
import { PrintPlugin } from './print-plugin.js';

export default {
  ...base,
  mode: 'development',
  devtool: false,
  entry: './src/index.js',
  module: {
    ...base.module,
    rules: base.module.rules.map((rule) =>
      String(rule.test) === String(/\.svg$/) ? { ...rule, type: 'asset/inline' } : rule,
    ),
  },
  plugins: [
    ...base.plugins.filter((plugin) => plugin.constructor.name !== 'BannerPlugin'),
    new PrintPlugin('devtool', 'entry', 'module.rules', 'plugins'),
  ],
};
