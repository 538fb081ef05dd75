export default {
  mode: 'production',
  output: {
    clean: true,
  },
  performance: {
    hints: 'error',
    maxEntrypointSize: 10_000,
    maxAssetSize: 200_000,
  },
};
