import webpack from 'webpack';

export default {
  mode: 'development',
  entry: ['./src/polyfills.js'],
  target: ['web', 'es2020'],
  devtool: 'source-map',
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  resolve: { alias: { '@base': '/base' }, extensions: ['.ts', '.js'] },
  externals: { jquery: 'jQuery' },
  plugins: [new webpack.BannerPlugin('Shop')],
};
