export default {
  mode: 'production',
  experiments: {
    lazyCompilaton: true,
    topLevelAwait: true,
    layers: true,
    outputModule: true,
  },
};
