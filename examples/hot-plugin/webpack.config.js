import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  devtool: false,
  entry: ['webpack/hot/poll?500', './src/server.js'],
  output: { module: true, filename: '[name].mjs' },
  stats: 'errors-warnings',
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
