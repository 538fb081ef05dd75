const path = require('path');
const text = require.resolve('./text-loader');
const upper = require.resolve('./upper-loader');

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: 'bundle.js',
  },
  module: {
    rules: [{ test: /\.txt$/, use: [text, upper] }],
  },
};
