export default {
  mode: 'production',
  output: { chunkFilename: '[name].js' },
};
