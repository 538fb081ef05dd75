export default {
  mode: 'development',
  devtool: false,
  entry: {
    shared: './src/track.js',
    search: { import: './src/search.js', dependOn: 'shared' },
    checkout: { import: './src/checkout.js', dependOn: 'shared' },
  },
};
