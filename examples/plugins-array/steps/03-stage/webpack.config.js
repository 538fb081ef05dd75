import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  plugins: [
    new webpack.BannerPlugin({
      banner: 'first in the list',
      // After all others of the same hook.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    }),
    new webpack.BannerPlugin('second'),
  ],
};
