export default {
  mode: 'production',
  optimization: { runtimeChunk: 'single' },
  output: {
    html: { inject: 'head' },
  },
};
