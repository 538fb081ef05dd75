export default {
  mode: 'production',
  stats: 'errors-warnings',
  entry: { shop: './src/index.js', admin: './src/admin.js' },
  optimization: {
    splitChunks: { chunks: 'all', minSize: 0, maxInitialRequests: 1 },
  },
  performance: {
    splitChunksCapped: true,
  },
};
