import webpack from 'webpack';
import { PrintPlugin } from './print-plugin.js';

export default {
  extends: './webpack.base.config.js',
  entry: ['./src/index.js'],
  target: 'node',
  devtool: undefined,
  module: { rules: [{ test: /\.svg$/, type: 'asset/inline' }] },
  resolve: { alias: { '@shop': '/shop' }, extensions: ['.mjs'] },
  externals: ['lodash'],
  plugins: [
    new webpack.BannerPlugin('Shop'),
    new PrintPlugin('entry', 'target', 'devtool', 'module.rules', 'resolve', 'externals', 'plugins'),
  ],
};
