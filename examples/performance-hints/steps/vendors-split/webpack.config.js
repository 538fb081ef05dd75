export default {
  mode: 'production',
  optimization: {
    splitChunks: { chunks: 'all' },
  },
};
