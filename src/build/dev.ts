// `npm start`: webpack-dev-server with our own documents; pages are compiled when they are opened.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { DevContent } from './dev/dev-content.ts';
import { devMiddleware } from './dev/dev-middleware.ts';
import { buildPaths } from './paths.ts';
import { developmentConfiguration } from './webpack/development.ts';

const content = process.env['DOCS_CONTENT'];
const paths = buildPaths(content === undefined ? {} : { content });
const compiler = webpack(developmentConfiguration(paths));
if (compiler === null) throw new Error('webpack made no compiler.');

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: process.env['PORT'] ?? 3000,
    hot: true,
    static: { directory: `${paths.project}/src/site/public`, watch: false },
    devMiddleware: { index: false },
    setupMiddlewares: (middlewares) => [
      { name: 'content', middleware: devMiddleware(new DevContent(paths), paths.content) },
      ...middlewares,
    ],
    client: { logging: 'warn' },
  },
  compiler,
);
await server.start();
console.log(
  `Open http://127.0.0.1:${server.options.port}/ — pages and components update as you save.`,
);
