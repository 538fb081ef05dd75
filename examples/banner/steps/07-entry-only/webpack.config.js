import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [new webpack.BannerPlugin({ banner: 'Clock 2.1.0, MIT license', entryOnly: true })],
};
