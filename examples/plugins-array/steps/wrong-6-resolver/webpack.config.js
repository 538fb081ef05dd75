import { UpperCasePlugin } from './upper-case-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  plugins: [new UpperCasePlugin()],
};
