export default {
  entry: {
    search: { import: './src/search.js', filename: 'pages/[name].js' },
    checkout: './src/checkout.js',
  },
};
