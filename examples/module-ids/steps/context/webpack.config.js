import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  optimization: { concatenateModules: false },
  plugins: [new webpack.ids.HashedModuleIdsPlugin({ context: path.resolve('src') })],
};
