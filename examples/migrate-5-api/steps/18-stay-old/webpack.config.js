const path = require('path');
const webpack = require('webpack');

module.exports = {
  mode: 'production',
  entry: { shop: './src/index.js', admin: ['./src/admin.js'] },
  output: {
    path: path.resolve(__dirname, 'dist'),
    filename: '[name].[contenthash].js',
    chunkFilename: '[name].[contenthash].js',
  },
  module: {
    rules: [
      {
        test: /\.txt$/,
        exclude: /node_modules/,
        use: [{ loader: './case-loader.js', options: { upper: true } }],
      },
    ],
  },
  resolve: {
    alias: { '@shop': path.resolve(__dirname, 'src') },
    extensions: ['.js', '.json'],
    modules: ['node_modules'],
  },
  externals: { jquery: 'jQuery' },
  plugins: [
    new webpack.DefinePlugin({ VERSION: JSON.stringify('1.2.0') }),
    new webpack.EnvironmentPlugin({ SHOP: 'paper' }),
    new webpack.ProvidePlugin({ open: ['@shop/cart.js', 'open'] }),
    new webpack.BannerPlugin({ banner: 'Paper shop' }),
  ],
};
