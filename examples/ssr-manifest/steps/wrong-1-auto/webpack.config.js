import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/client.js',
  output: {
    filename: '[name].[contenthash:8].js',
  },
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  plugins: [new webpack.SSRManifestPlugin()],
};
