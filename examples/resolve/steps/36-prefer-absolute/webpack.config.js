export default {
  mode: 'development',
  devtool: false,
  resolve: {
    preferAbsolute: true,
  },
};
