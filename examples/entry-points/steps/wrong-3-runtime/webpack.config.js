export default {
  mode: 'production',
  entry: {
    shared: './src/track.js',
    search: { import: './src/search.js', dependOn: 'shared', runtime: 'runtime' },
  },
};
