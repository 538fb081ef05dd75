export default {
  mode: 'production',
  stats: 'errors-warnings',
  cache: {
    type: 'filesystem',
    buildDependencies: {
      tools: ['./babel.config.js'],
    },
  },
};
