export default {
  mode: 'development',
  output: { publicPath: '/' },
  devServer: { devMiddleware: { publicPath: '/' } },
};
