export default {
  mode: 'development',
  target: 'node',
  devtool: false,
  stats: 'errors-warnings',
  entry: ['webpack/hot/signal', './src/server.js'],
  output: { module: true, filename: '[name].mjs' },
};
