import webpack from 'webpack';

export default {
  mode: 'production',
  optimization: {
    splitChunks: {
      cacheGroups: {
        tools: { test: /-tool\.js$/, name: 'tools', enforce: true },
      },
    },
  },
  plugins: [new webpack.optimize.MergeDuplicateChunksPlugin({ stage: 20 })],
};
