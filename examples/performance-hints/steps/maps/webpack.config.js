export default {
  mode: 'production',
  devtool: 'source-map',
  stats: 'errors-warnings',
  performance: {
    maxAssetSize: 100_000,
    assetFilter: (name) => !name.endsWith('.woff2'),
  },
};
