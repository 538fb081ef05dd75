import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.BannerPlugin({
      banner: 'Clock 2.1.0, MIT license',
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
    }),
  ],
};
