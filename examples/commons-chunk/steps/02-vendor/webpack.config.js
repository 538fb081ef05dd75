export default {
  mode: 'production',
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  output: { filename: '[name].[contenthash:8].js' },
  optimization: {
    runtimeChunk: { name: 'manifest' },
    splitChunks: {
      cacheGroups: {
        vendor: {
          name: 'vendor',
          chunks: 'initial',
          test: /[\\/]node_modules[\\/]/,
          enforce: true,
        },
      },
    },
  },
};
