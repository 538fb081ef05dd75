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
      middlewares.push((request, response) => {
        const { stats } = response.locals.webpack.devMiddleware;
        const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
        const names = entrypoints.main.assets.map(({ name }) => name);
        response.end(`${request.url} needs ${names.join(', ')}\n`);
      });
      return middlewares;
    },
    devMiddleware: {
      serverSideRender: true,
      index: false,
    },
  },
};
