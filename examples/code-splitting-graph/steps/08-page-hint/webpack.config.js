export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    chunkFilename: '[name].js',
    resourceHints: [{ rel: 'preload', chunk: 'forecast' }],
  },
};
