export default {
  mode: 'production',
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  stats: 'errors-warnings',
  optimization: {
    splitChunks: {
      cacheGroups: {
        styles: { type: 'css/auto', name: 'styles', chunks: 'all', enforce: true },
      },
    },
  },
};
