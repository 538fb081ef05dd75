export default {
  mode: 'development',
  entry: () => ({
    search: { import: './src/search.js', library: { name: 'Search', type: 'umd' } },
  }),
};
