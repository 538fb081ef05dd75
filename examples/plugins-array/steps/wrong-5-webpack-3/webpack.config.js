import { OldPlugin } from './old-plugin.js';

export default {
  mode: 'development',
  devtool: false,
  plugins: [new OldPlugin()],
};
