export default {
  mode: 'production',
  entry: {
    search: { import: './src/search.js', runtime: 'checkout' },
    checkout: './src/checkout.js',
  },
};
