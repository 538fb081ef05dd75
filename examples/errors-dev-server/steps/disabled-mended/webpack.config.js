import webpack from 'webpack';

export default {
  mode: 'development',
  entry: ['webpack/hot/dev-server', './src/index.js'],
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
