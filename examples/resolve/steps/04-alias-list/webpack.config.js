export default {
  mode: 'development',
  devtool: false,
  resolve: {
    modules: ['packages', 'node_modules'],
    alias: [
      { name: 'paint', alias: 'old-paint', onlyModule: true },
    ],
  },
};
