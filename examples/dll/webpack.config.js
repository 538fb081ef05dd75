import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  plugins: [
    new webpack.DllReferencePlugin({
      manifest: path.resolve('dll/vendor.json'),
    }),
  ],
};
