import { StatePlugin } from './state-plugin.js';

export default {
  mode: 'none',
  optimization: {
    moduleIds: 'named',
    chunkIds: 'named',
  },
  plugins: [new StatePlugin()],
};
