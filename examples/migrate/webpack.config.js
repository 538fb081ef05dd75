export default {
  mode: 'production',
  optimization: { moduleIds: 'hashed' },
};
