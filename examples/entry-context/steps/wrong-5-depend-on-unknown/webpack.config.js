export default {
  mode: 'development',
  entry: {
    search: { import: './src/search.js', dependOn: 'shared' },
  },
};
