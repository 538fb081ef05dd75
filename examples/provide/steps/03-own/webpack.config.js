import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.ProvidePlugin({
      t: [path.resolve('src/translate.js'), 'default'],
    }),
  ],
};
