import { FlagsPlugin } from './flags-plugin.js';

export default {
  mode: 'production',
  plugins: [new FlagsPlugin('flags.json')],
};
