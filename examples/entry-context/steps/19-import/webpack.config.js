export default {
  mode: 'development',
  devtool: false,
  entry: {
    search: { import: ['./src/shared.js', './src/search.js'] },
  },
};
