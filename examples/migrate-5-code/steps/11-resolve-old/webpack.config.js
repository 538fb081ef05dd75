module.exports = {
  mode: 'development',
  devtool: false,
  resolve: { modules: ['vendor', 'node_modules'] },
};
