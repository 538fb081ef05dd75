import webpack from 'webpack';

export default {
  mode: 'production',
  entry: {
    admin: './src/admin.js',
    shop: { import: './src/shop.js', dependOn: 'admin' },
  },
  output: {
    filename: '[name].[contenthash:8].js',
    publicPath: '/assets/',
  },
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  plugins: [new webpack.ManifestPlugin()],
};
