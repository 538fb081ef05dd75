export default {
  mode: 'development',
  entry: {
    search: { import: './src/search.js', dependOn: 'checkout' },
    checkout: { import: './src/checkout.js', dependOn: 'search' },
  },
};
