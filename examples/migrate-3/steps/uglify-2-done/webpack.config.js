const path = require('path');
const webpack = require('webpack');
const minimizer = new webpack.optimize.UglifyJsPlugin({ sourceMap: true });

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: 'bundle.js',
  },
  devtool: 'source-map',
  plugins: [minimizer],
};
