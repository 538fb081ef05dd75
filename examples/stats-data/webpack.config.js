import webpack from 'webpack';

export default {
  mode: 'production',
  devtool: 'source-map',
  entry: {
    shop: './src/shop.js',
    admin: './src/admin.js',
  },
  output: {
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    assetModuleFilename: 'images/[name][ext]',
    clean: true,
  },
  optimization: {
    runtimeChunk: 'single',
    splitChunks: { chunks: 'all' },
  },
  plugins: [new webpack.CopyPlugin({ patterns: ['public'] })],
};
