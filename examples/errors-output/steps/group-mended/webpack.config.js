export default {
  mode: 'development',
  entry: { shop: './src/index.js' },
  optimization: {
    splitChunks: {
      cacheGroups: {
        vendor: { test: /[\\/]cart\.js$/, name: 'vendor', chunks: 'all', enforce: true },
      },
    },
  },
};
