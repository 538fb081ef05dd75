export default {
  mode: 'production',
  entry: {
    index: './src/index.html',
    visit: './src/visit.html',
  },
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  devServer: {
    watchFiles: ['src/**/*.html'],
  },
  optimization: {
    splitChunks: { chunks: 'all', minSize: 0 },
  },
};
