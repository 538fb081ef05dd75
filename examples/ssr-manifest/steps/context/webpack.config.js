import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/client.js',
  output: {
    filename: '[name].[contenthash:8].js',
    publicPath: '/assets/',
  },
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  plugins: [
    new webpack.SSRManifestPlugin({
      context: path.resolve(import.meta.dirname, 'src'),
    }),
  ],
};
