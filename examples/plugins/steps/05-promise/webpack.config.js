import { VersionPlugin } from './version-plugin.js';

export default {
  mode: 'production',
  plugins: [new VersionPlugin()],
};
