import { CountPlugin } from './count-plugin.js';

export default {
  mode: 'production',
  target: 'node',
  output: { filename: '[name].cjs' },
  module: {
    rules: [{ test: /\.price$/, use: './price-loader.js' }],
  },
  plugins: [new CountPlugin()],
};
