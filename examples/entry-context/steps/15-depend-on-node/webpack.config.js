export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  entry: {
    shared: './src/shared.js',
    search: { import: './src/search.js', dependOn: 'shared' },
  },
  output: { filename: '[name].cjs' },
};
