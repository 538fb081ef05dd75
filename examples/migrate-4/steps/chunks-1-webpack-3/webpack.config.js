const path = require('path');
const webpack = require('webpack');

module.exports = {
  entry: {
    shop: './src/shop.js',
    admin: './src/admin.js',
  },
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: '[name].js',
  },
  plugins: [
    new webpack.optimize.CommonsChunkPlugin({
      name: 'vendor',
      minChunks: (module) => /node_modules/.test(module.context),
    }),
    new webpack.optimize.CommonsChunkPlugin({ name: 'manifest', minChunks: Infinity }),
  ],
};
