import { NoticePlugin } from './notice-plugin.js';
import { ObservePlugin } from './observe-plugin.js';

export default {
  mode: 'production',
  stats: 'errors-only',
  plugins: [new ObservePlugin(), new NoticePlugin()],
};
