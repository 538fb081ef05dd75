import { FileListPlugin } from './file-list-plugin.js';

export default {
  mode: 'production',
  plugins: [new FileListPlugin()],
};
