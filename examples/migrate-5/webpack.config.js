module.exports = {
  mode: 'development',
  devtool: 'source-map',
  cache: {},
  node: { fs: 'empty', process: false },
  output: {
    chunkCallbackName: 'loadPart',
    devtoolLineToLine: false,
    futureEmitAssets: true,
    hotUpdateFunction: 'updateShop',
    jsonpFunction: 'loadShop',
    jsonpScriptType: 'text/javascript',
  },
  module: {
    rules: [
      { test: /\.txt$/, loader: './lines-loader.js', query: { trim: true } },
      { test: /\.list$/, loaders: ['./lines-loader.js'] },
    ],
  },
  resolve: { concord: false, enforceModuleExtension: false },
  resolveLoader: { moduleExtensions: ['-loader'] },
  optimization: {
    hashedModuleIds: false,
    namedChunks: true,
    namedModules: true,
    occurrenceOrder: true,
    splitChunks: {
      automaticNameMaxLength: 40,
      cacheGroups: {
        shared: { minChunks: 2, automaticNamePrefix: 'shared' },
      },
    },
  },
  stats: { maxModules: 20 },
  serve: {},
};
