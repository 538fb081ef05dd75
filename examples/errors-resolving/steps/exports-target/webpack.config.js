export default {
  mode: 'development',
  resolve: { modules: ['packages', 'node_modules'] },
};
