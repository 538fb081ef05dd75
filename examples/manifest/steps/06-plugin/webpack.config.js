import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  output: {
    filename: '[name].[contenthash:8].js',
    publicPath: '/dist/',
    clean: true,
  },
  optimization: {
    runtimeChunk: 'single',
  },
  plugins: [new webpack.ManifestPlugin()],
};
