module.exports = {
  mode: 'development',
  devtool: false,
  resolve: {
    fallback: { path: 'path-browserify' },
  },
};
