export default {
  mode: 'development',
  devtool: false,
  target: 'web',
  output: {
    workerChunkFilename: 'worker.js',
    workerWasmLoading: 'async-node',
  },
};
