const path = require('path');
const loader = require.resolve('./price-loader');

module.exports = {
  entry: './src/index.js',
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: 'bundle.js',
  },
  module: {
    loaders: [{ test: /\.txt$/, loader: loader }],
  },
  prices: { currency: 'USD' },
};
