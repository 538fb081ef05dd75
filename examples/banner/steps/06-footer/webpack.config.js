import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [new webpack.BannerPlugin({ banner: 'End of [file]', footer: true, test: /\.js$/ })],
};
