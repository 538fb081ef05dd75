export default {
  mode: 'development',
  stats: 'errors-warnings',
  devServer: {
    client: {
      overlay: {
        warnings: false,
        runtimeErrors: (error) => error.message !== 'The request was aborted',
      },
    },
  },
};
