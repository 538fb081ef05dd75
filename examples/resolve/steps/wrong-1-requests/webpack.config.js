export default {
  mode: 'development',
  devtool: false,
  stats: { errorDetails: false },
  resolve: { modules: ['packages', 'node_modules'] },
};
