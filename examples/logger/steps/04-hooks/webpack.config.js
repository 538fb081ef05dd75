import { LogPlugin } from './log-plugin.js';
import { ShopPlugin } from './shop-plugin.js';

export default {
  mode: 'production',
  stats: { all: false, logging: 'info' },
  plugins: [new LogPlugin(), new ShopPlugin()],
  module: {
    rules: [{ test: /\.js$/, use: './tea-loader.js' }],
  },
};
