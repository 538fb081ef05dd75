export default {
  mode: 'production',
  infrastructureLogging: {
    progress: true,
  },
};
