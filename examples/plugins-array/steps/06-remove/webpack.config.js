import webpack from 'webpack';
import preset from './preset.js';

export default {
  ...preset,
  mode: 'development',
  devtool: false,
  plugins: [
    ...preset.plugins.filter((plugin) => !(plugin instanceof webpack.BannerPlugin)),
    new webpack.BannerPlugin('My own'),
  ],
};
