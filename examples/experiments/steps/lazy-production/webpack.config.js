export default {
  mode: 'production',
  experiments: {
    lazyCompilation: true,
  },
};
