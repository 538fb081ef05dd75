import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/parts/index.js',
  plugins: [new webpack.optimize.MinChunkSizePlugin({ minChunkSize: 200 })],
  optimization: {
    minimize: false,
    chunkIds: 'named',
    removeAvailableModules: true,
  },
};
