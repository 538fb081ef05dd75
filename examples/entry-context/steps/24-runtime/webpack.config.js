export default {
  mode: 'development',
  devtool: false,
  entry: {
    search: { import: './src/search.js', runtime: 'shop-runtime' },
    checkout: { import: './src/checkout.js', runtime: 'shop-runtime' },
    embed: './src/search.js',
  },
};
