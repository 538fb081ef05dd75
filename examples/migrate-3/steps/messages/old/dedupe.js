const path = require('path');
const webpack = require('webpack');

module.exports = {
  entry: './src/index.js',
  output: { path: path.resolve('dist'), filename: 'bundle.js' },
  plugins: [new webpack.optimize.DedupePlugin()],
};
