export default {
  mode: 'production',
  experiments: {
    futureDefaults: true,
  },
};
