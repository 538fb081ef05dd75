const webpack = require('webpack');

module.exports = {
  mode: 'production',
  plugins: [
    new webpack.HashedModuleIdsPlugin(),
    new webpack.NamedChunksPlugin(),
    new webpack.NamedModulesPlugin(),
    new webpack.optimize.OccurrenceOrderPlugin(),
    new webpack.SingleEntryPlugin(process.cwd(), './src/cart.js', 'cart'),
    new webpack.WatchIgnorePlugin([/\.list$/]),
    new webpack.IgnorePlugin(/^\.\/locale$/, /moment$/),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 5, minChunkSize: 1000 }),
  ],
};
