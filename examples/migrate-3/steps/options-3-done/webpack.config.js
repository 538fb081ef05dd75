const path = require('path');
const loader = require.resolve('./price-loader');

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: 'bundle.js',
  },
  module: {
    rules: [{ test: /\.txt$/, use: { loader: loader, options: { currency: 'USD' } } }],
  },
};
