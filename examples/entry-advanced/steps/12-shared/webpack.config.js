export default {
  mode: 'production',
  entry: {
    banner: './src/banner.js',
    basket: './src/basket.js',
  },
  optimization: {
    runtimeChunk: 'single',
  },
};
