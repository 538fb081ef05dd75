import path from 'node:path';
import webpack from 'webpack';

export default (env) => ({
  mode: 'development',
  target: 'node',
  devtool: false,
  entry: './src/server.js',
  output: { module: true, filename: '[name].mjs' },
  stats: 'errors-warnings',
  cache: { type: 'filesystem', cacheDirectory: path.resolve('.cache') },
  plugins: [env.hot && new webpack.HotModuleReplacementPlugin()],
});
