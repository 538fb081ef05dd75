export default {
  mode: 'development',
  stats: 'errors-only',
  experiments: {
    syncWebAssembly: true,
  },
};
