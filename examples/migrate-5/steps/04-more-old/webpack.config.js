module.exports = {
  mode: 'development',
  devtool: 'cheap-module-eval-source-map',
  output: {
    hotUpdateMainFilename: () => 'update.json',
  },
  module: {
    rules: [{ test: /\.txt$/, loader: ['./lines-loader.js'] }],
  },
  optimization: {
    moduleIds: 'total-size',
    splitChunks: { chunks: 'all', name: true },
  },
  watchOptions: { ignored: [/\.list$/, 'node_modules'] },
};
