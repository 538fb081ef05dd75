export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    client: {
      overlay: false,
    },
  },
};
