import { createServer } from 'node:http';

export default {
  mode: 'development',
  entry: './src/index.html',
  devServer: {
    server: {
      type: (options, app) => {
        const server = createServer(options, app);
        server.on('request', (request) => console.log(request.method, request.url));
        return server;
      },
      options: { keepAliveTimeout: 30_000 },
    },
  },
};
