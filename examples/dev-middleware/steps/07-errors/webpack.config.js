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
    setupMiddlewares: (middlewares) => {
      middlewares.push((error, request, response, next) => {
        response.statusCode = error.statusCode;
        response.end(`The shop says: ${error.message}\n`);
      });
      return middlewares;
    },
    devMiddleware: {
      forwardError: true,
    },
  },
};
