export default {
  mode: 'production',
  output: {
    resourceHints: { dedupe: true },
  },
};
