export default {
  mode: 'development',
  stats: 'errors-only',
  experiments: {
    css: false,
    html: false,
    typescript: false,
    asyncWebAssembly: false,
  },
};
