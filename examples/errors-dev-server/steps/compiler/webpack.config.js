export default {
  mode: 'development',
  stats: 'summary',
  infrastructureLogging: { level: 'error' },
  devServer: { hot: 'only' },
};
