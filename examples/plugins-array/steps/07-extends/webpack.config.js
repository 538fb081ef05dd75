import webpack from 'webpack';

export default {
  extends: './preset.js',
  mode: 'development',
  devtool: false,
  plugins: [new webpack.BannerPlugin('My own')],
};
