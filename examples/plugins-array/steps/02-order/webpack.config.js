import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  plugins: [new webpack.BannerPlugin('first in the list'), new webpack.BannerPlugin('second')],
};
