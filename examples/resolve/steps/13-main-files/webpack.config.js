export default {
  mode: 'development',
  devtool: false,
  resolve: {
    mainFiles: ['main', '...'],
  },
};
