const path = require('path');
const FileListPlugin = require('./file-list-plugin');

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: 'bundle.js',
  },
  plugins: [new FileListPlugin()],
};
