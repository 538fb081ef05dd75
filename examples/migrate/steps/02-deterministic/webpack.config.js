export default {
  mode: 'production',
  optimization: { moduleIds: 'deterministic' },
};
