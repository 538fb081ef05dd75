export default {
  mode: 'development',
  devtool: false,
  entry: {
    shared: './src/shared.js',
    search: { import: './src/search.js', dependOn: 'shared' },
  },
};
