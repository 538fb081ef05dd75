const path = require('path');
const webpack = require('webpack');
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
  plugins: [
    new webpack.LoaderOptionsPlugin({
      options: { prices: { currency: 'USD' }, context: __dirname },
    }),
  ],
};
