export default {
  mode: 'production',
  optimization: { chunkIds: 'named' },
};
