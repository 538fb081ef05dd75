export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    alias: {
      paint: 'old-paint',
      'old-paint': 'paint',
    },
  },
};
