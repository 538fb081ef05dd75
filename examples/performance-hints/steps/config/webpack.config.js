import webpack from 'webpack';

export default {
  mode: 'production',
  stats: 'errors-warnings',
  resolve: { alias: { '@components': './src/components' } },
  externals: { jquery: 'jQuery' },
  module: {
    rules: [{ test: /\.csv$/, type: 'asset/resource' }, { test: /src\/.*\.js$/, sideEffects: true }],
  },
  plugins: [new webpack.DefinePlugin({ SHOP_CURRENCY: JSON.stringify('EUR') })],
};
