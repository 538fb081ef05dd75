export default {
  mode: 'development',
  experiments: { asyncWebAssembly: false },
};
