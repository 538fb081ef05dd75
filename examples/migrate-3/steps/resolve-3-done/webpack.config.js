const path = require('path');

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: 'bundle.js',
  },
  resolve: {
    modules: [
      path.resolve(__dirname, 'lib'),
      'node_modules',
      'bower_components',
      path.resolve(__dirname, 'fallback'),
    ],
    extensions: ['.js'],
  },
};
