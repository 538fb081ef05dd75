import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/client.js',
  output: {
    filename: '[name].[contenthash:8].js',
    publicPath: '/assets/',
  },
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  optimization: { splitChunks: { chunks: 'all', minSize: 0 } },
  plugins: [new webpack.SSRManifestPlugin()],
};
