export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    hot: true,
  },
};
