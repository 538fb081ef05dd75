export default {
  mode: 'development',
  devtool: false,
  entry: {
    search: { import: './src/search.js', runtime: false },
    checkout: './src/checkout.js',
  },
  optimization: { runtimeChunk: 'single' },
};
