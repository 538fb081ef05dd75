import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  entry: ['webpack/hot/poll?1000', './src/index.js'],
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
