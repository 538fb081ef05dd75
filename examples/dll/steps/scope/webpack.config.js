import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.DllReferencePlugin({
      manifest: path.resolve('dll/design.json'),
      scope: 'design',
      extensions: ['.mjs'],
    }),
  ],
};
