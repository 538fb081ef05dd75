export default {
  mode: 'development',
  devtool: false,
  output: { chunkFilename: '[name].[contenthash].js' },
};
