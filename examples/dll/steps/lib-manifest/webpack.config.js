import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  entry: { shop: './src/index.js' },
  optimization: { concatenateModules: false },
  plugins: [
    new webpack.LibManifestPlugin({
      path: path.resolve('dll/[name].modules.json'),
      entryOnly: true,
      format: true,
    }),
  ],
};
