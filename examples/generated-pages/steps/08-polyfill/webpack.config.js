export default {
  mode: 'production',
  target: 'browserslist:chrome 65',
  optimization: { runtimeChunk: 'single' },
  output: {
    module: true,
    html: true,
  },
};
