const path = require('path');

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: 'bundle.js',
  },
  resolve: {
    root: path.resolve(__dirname, 'lib'),
    fallback: path.resolve(__dirname, 'fallback'),
    modulesDirectories: ['node_modules', 'bower_components'],
    extensions: ['.js'],
  },
};
