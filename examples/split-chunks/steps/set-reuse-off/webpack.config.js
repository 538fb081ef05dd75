export default {
  mode: 'production',
  entry: { index: './src/index.js' },
  optimization: {
    splitChunks: {
      cacheGroups: {
        packages: {
          test: /[\\/]node_modules[\\/]/,
        },
      },
    },
  },
};
