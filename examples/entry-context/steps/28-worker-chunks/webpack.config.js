export default {
  mode: 'development',
  devtool: false,
  entry: {
    worker: { import: './src/total-worker.js', worker: true },
  },
};
