export default {
  mode: 'development',
  devtool: false,
  entry: () => ({
    search: { import: './src/search.js', html: true },
  }),
};
