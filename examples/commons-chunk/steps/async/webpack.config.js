export default {
  mode: 'production',
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  optimization: {
    splitChunks: {
      cacheGroups: {
        shared: { name: 'shared', chunks: 'async', minChunks: 2, enforce: true },
      },
    },
  },
};
