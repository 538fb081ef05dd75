import webpack from 'webpack';
import { StableHashPlugin } from './stable-hash-plugin.js';

export default {
  mode: 'none',
  output: { filename: '[name].[contenthash:8].js' },
  optimization: { realContentHash: true },
  plugins: [new webpack.BannerPlugin(`Build ${process.env.BUILD}`), new StableHashPlugin()],
};
