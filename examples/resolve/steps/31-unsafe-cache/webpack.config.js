export default {
  mode: 'development',
  devtool: false,
  resolve: {
    unsafeCache: true,
  },
};
