import webpack from 'webpack';
import { TraceAssetsPlugin } from './trace-assets-plugin.js';

export default {
  mode: 'production',
  target: 'node',
  devtool: 'source-map',
  output: { filename: '[name].[contenthash:8].cjs' },
  module: {
    rules: [{ test: /\.price$/, use: './price-loader.js' }],
  },
  plugins: [new TraceAssetsPlugin(), new webpack.BannerPlugin('Oak & Co')],
};
