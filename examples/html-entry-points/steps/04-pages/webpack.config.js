export default {
  mode: 'production',
  entry: {
    index: './src/index.html',
    visit: './src/visit.html',
  },
  output: {
    clean: true,
  },
  optimization: {
    splitChunks: { chunks: 'all', minSize: 0 },
  },
};
