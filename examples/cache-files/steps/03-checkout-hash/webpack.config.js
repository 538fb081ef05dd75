export default {
  mode: 'production',
  cache: {
    type: 'filesystem',
  },
  snapshot: {
    module: { hash: true },
    resolve: { hash: true },
  },
};
