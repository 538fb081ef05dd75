import webpack from 'webpack';

export default {
  resolve: { extensions: ['.js', '.jsx'] },
  plugins: [
    new webpack.BannerPlugin('From the preset'),
    new webpack.DefinePlugin({ VERSION: JSON.stringify('1.0.0') }),
  ],
};
