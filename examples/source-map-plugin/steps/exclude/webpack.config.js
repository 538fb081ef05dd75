import webpack from 'webpack';

export default {
  mode: 'production',
  optimization: {
    splitChunks: {
      chunks: 'all',
      minSize: 0,
      cacheGroups: {
        vendors: { test: /node_modules/, name: 'vendors' },
      },
    },
  },
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      exclude: /^vendors\./,
    }),
  ],
};
