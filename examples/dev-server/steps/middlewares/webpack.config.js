export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    setupMiddlewares: (middlewares, devServer) => {
      devServer.app.get('/api/teas', (request, response) => {
        response.json(['Assam', 'Sencha']);
      });
      const log = (request, response, next) => {
        console.log(request.method, request.originalUrl);
        next();
      };
      const notFound = (request, response) => {
        response.statusCode = 404;
        response.end('There is no such tea.\n');
      };
      return [log, ...middlewares, notFound];
    },
  },
};
