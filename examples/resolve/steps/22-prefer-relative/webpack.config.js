export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    preferRelative: true,
  },
};
