export default {
  mode: 'production',
  cache: {
    type: 'filesystem',
  },
  performance: {
    cacheEffectiveness: true,
  },
};
