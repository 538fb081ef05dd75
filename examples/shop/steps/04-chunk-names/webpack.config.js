export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: '[name].[contenthash:8].js',
    chunkFilename: 'chunks/[name].[contenthash:8].js',
  },
};
