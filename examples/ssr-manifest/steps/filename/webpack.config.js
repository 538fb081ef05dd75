import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/client.js',
  output: {
    path: path.resolve(import.meta.dirname, 'dist/client'),
    filename: '[name].[contenthash:8].js',
    publicPath: '/assets/',
  },
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  plugins: [new webpack.SSRManifestPlugin({ filename: '../server/pages.json' })],
};
