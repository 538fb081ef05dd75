import { PreviewPlugin } from './preview-plugin.js';

export default {
  mode: 'production',
  entry: './src/admin.js',
  stats: 'errors-warnings',
  plugins: [new PreviewPlugin()],
};
