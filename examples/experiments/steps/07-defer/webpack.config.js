export default {
  mode: 'development',
  stats: 'errors-warnings',
  experiments: {
    deferImport: true,
  },
};
