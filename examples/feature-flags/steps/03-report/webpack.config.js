import { FlagsPlugin } from './flags-plugin.js';

export default {
  mode: 'production',
  stats: 'errors-only',
  cache: { type: 'filesystem' },
  plugins: [new FlagsPlugin('flags.json')],
};
