export default {
  mode: 'production',
  cache: {
    type: 'filesystem',
  },
};
