export default {
  mode: 'development',
  devtool: false,
  entry: {
    page: './src/search.js',
    'total-worker': {
      import: './src/total-worker.js',
      worker: true,
      chunkLoading: 'import-scripts',
    },
  },
  output: {
    filename: 'js/[name].js',
    workerChunkFilename: '[name].js',
  },
};
