module.exports = {
  mode: 'development',
  devtool: 'eval-cheap-module-source-map',
  output: {
    hotUpdateMainFilename: 'update.json',
  },
  module: {
    rules: [{ test: /\.txt$/, use: ['./lines-loader.js'] }],
  },
  optimization: {
    moduleIds: 'size',
    splitChunks: { chunks: 'all' },
  },
  watchOptions: { ignored: ['**/*.list', '**/node_modules'] },
};
