export default {
  mode: 'development',
  devtool: false,
  entry: {
    script: './src/old-worker.cjs',
    worker: { import: './src/old-worker.cjs', worker: true },
  },
};
