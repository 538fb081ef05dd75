export default {
  mode: 'production',
  performance: {
    maxAssetSize: 50_000,
    maxEntrypointSize: 60_000,
  },
};
