export default {
  mode: 'production',
  output: { chunkFilename: '[name].js' },
  performance: { redundantDynamicImports: true },
};
