export default {
  mode: 'development',
  cache: { type: 'filesystem' },
};
