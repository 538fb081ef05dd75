export default {
  mode: 'development',
  cache: {
    type: 'filesystem',
    buildDependencies: { settings: ['./setings.json'] },
  },
};
