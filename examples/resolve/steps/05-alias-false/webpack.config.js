export default {
  mode: 'development',
  devtool: false,
  resolve: {
    alias: { analytics: false },
  },
};
