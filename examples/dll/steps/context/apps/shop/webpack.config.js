import path from 'node:path';
import webpack from 'webpack';

const root = path.resolve(import.meta.dirname, '../..');

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  plugins: [
    new webpack.DllReferencePlugin({
      context: root,
      manifest: path.join(root, 'dll/vendor.json'),
    }),
  ],
};
