import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [new webpack.ProvidePlugin({ t: path.resolve('src/translate.js') })],
};
