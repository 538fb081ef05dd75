export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    hot: false,
    liveReload: false,
  },
};
