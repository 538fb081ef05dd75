import webpack from 'webpack';

export default {
  extends: './webpack.base.mjs',
  plugins: [
    new webpack.BannerPlugin({ banner: 'The shop' }),
    process.env.PROFILE && new webpack.debug.ProfilingPlugin(),
  ],
};
