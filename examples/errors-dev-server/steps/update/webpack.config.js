export default {
  mode: 'development',
  output: { publicPath: '/assets/' },
  devServer: { devMiddleware: { publicPath: '/' } },
};
