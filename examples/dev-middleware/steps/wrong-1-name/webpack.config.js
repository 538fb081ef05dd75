export default {
  mode: 'development',
  stats: 'errors-warnings',
  entry: './src/index.html',
  output: {
    assetModuleFilename: 'assets/[name][ext]',
  },
  devServer: {
    static: false,
    compress: false,
    devMiddleware: {
      publicpath: '/shop/',
    },
  },
};
