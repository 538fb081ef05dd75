export default {
  mode: 'production',
  entry: {
    search: './src/search.js',
    checkout: './src/checkout.js',
  },
};
