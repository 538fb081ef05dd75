const webpack = require('webpack');

module.exports = {
  mode: 'production',
  plugins: [
    new webpack.EntryPlugin(process.cwd(), './src/cart.js', 'cart'),
    new webpack.WatchIgnorePlugin({ paths: [/\.list$/] }),
    new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 5 }),
    new webpack.optimize.MinChunkSizePlugin({ minChunkSize: 1000 }),
  ],
};
