import webpack from 'webpack';

export default {
  mode: 'production',
  optimization: { chunkIds: 'named' },
  plugins: [
    new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 3, entryChunkMultiplicator: 1 }),
  ],
};
