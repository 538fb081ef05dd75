export default {
  mode: 'production',
  optimization: { nodeEnv: 'staging' },
};
