import webpack from 'webpack';
import { UploadPlugin } from './upload-plugin.js';

export default {
  mode: 'production',
  plugins: [new webpack.ProgressPlugin(), new UploadPlugin()],
};
