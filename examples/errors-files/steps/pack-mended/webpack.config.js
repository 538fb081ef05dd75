export default {
  mode: 'development',
  cache: {
    type: 'filesystem',
    buildDependencies: { settings: ['./settings.json'] },
  },
};
