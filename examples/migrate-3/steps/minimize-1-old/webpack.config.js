const path = require('path');
const webpack = require('webpack');
const plugins = [new webpack.optimize.UglifyJsPlugin()];

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: 'bundle.js',
  },
  module: {
    loaders: [{ test: /\.txt$/, loader: require.resolve('./mode-loader') }],
  },
  plugins,
};
