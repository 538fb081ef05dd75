module.exports = {
  mode: 'development',
  devtool: false,
  resolve: {
    extensions: ['.mjs', '...'],
    modules: ['vendor', 'node_modules'],
  },
};
