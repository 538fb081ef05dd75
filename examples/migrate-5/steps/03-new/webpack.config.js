module.exports = {
  mode: 'development',
  devtool: 'source-map',
  cache: true,
  resolve: { fallback: { fs: false } },
  output: {
    chunkLoadingGlobal: 'loadShop',
    hotUpdateGlobal: 'updateShop',
    scriptType: 'text/javascript',
  },
  module: {
    rules: [
      { test: /\.txt$/, loader: './lines-loader.js', options: { trim: true } },
      { test: /\.list$/, use: ['./lines-loader.js'] },
    ],
  },
  optimization: {
    chunkIds: 'named',
    moduleIds: 'named',
    splitChunks: {
      cacheGroups: {
        shared: { minChunks: 2, idHint: 'shared' },
      },
    },
  },
  stats: { modulesSpace: 20 },
};
