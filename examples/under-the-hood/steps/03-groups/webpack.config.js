import { GroupsPlugin } from './groups-plugin.js';

export default {
  mode: 'none',
  optimization: {
    moduleIds: 'named',
    chunkIds: 'named',
    runtimeChunk: 'single',
  },
  plugins: [new GroupsPlugin()],
};
