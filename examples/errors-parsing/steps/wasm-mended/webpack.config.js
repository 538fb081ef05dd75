export default {
  mode: 'development',
  experiments: { asyncWebAssembly: true },
};
