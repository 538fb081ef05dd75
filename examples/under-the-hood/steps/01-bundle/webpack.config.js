export default {
  mode: 'none',
  optimization: {
    moduleIds: 'named',
    chunkIds: 'named',
  },
};
