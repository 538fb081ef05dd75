module.exports = {
  mode: 'production',
  performance: false,
  optimization: {
    minimize: false,
    splitChunks: { chunks: 'all', cacheGroups: { defaultVendors: false } },
  },
};
