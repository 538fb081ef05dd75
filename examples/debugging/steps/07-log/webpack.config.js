import { PricesPlugin } from './prices-plugin.js';

export default {
  mode: 'production',
  target: 'node',
  output: { filename: '[name].cjs' },
  module: {
    rules: [{ test: /\.price$/, use: './price-loader.js' }],
  },
  stats: { preset: 'errors-warnings', loggingDebug: process.env.DEBUG ? /Prices/ : undefined },
  plugins: [new PricesPlugin()],
};
