const path = require('path');
const webpack = require('webpack');

module.exports = {
  mode: 'production',
  devtool: 'cheap-module-source-map',
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: '[name].[hash:8].js',
    jsonpFunction: 'shopJsonp', // two bundles share the page
  },
  node: { fs: 'empty' },
  module: {
    rules: [
      {
        test: /\.svg$/,
        loader: 'file-loader',
        options: { name: 'icons/[name].[ext]' },
      },
    ],
  },
  optimization: {
    hashedModuleIds: true,
    noEmitOnErrors: true,
  },
  plugins: [new webpack.IgnorePlugin(/^\.\/locale$/, /moment$/)],
  devServer: {
    contentBase: './public',
    before(app) {
      app.get('/ping', (request, response) => response.send('pong'));
    },
  },
};
