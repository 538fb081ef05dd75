import webpack from 'webpack';

export default {
  mode: 'production',
  optimization: { chunkIds: 'named' },
  plugins: [
    new webpack.optimize.MinChunkSizePlugin({ minChunkSize: 100, entryChunkMultiplicator: 1 }),
  ],
};
