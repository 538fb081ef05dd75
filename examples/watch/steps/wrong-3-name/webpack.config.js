export default {
  mode: 'development',
  watchOptions: {
    ignore: '**/node_modules',
  },
};
