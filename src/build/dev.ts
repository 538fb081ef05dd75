// `npm start`: webpack-dev-server with our own documents; pages are compiled when they are opened.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { freePort } from '../../hosting/serve.ts';
import { contentThread } from './dev/content-thread.ts';
import { DevCompilation } from './dev/dev-compilation.ts';
import { devMiddleware } from './dev/dev-middleware.ts';
import { buildPaths } from './paths.ts';
import { developmentConfiguration } from './webpack/development.ts';

const DEV_PORT = 3000;

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const port = await freePort(Number(process.env['PORT'] ?? DEV_PORT), 'npm start');
  const folder = process.env['DOCS_CONTENT'];
  const paths = buildPaths(folder === undefined ? {} : { content: folder });
  const content = contentThread(paths);
  const compiler = webpack(developmentConfiguration(paths));
  if (compiler === null) throw new Error('webpack made no compiler.');
  const compilation = new DevCompilation(compiler, paths);
  const middleware = devMiddleware({ content, compilation, folder: paths.content });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: { directory: `${paths.project}/src/site/public`, watch: false },
      devMiddleware: { index: false },
      setupMiddlewares: (middlewares) => [{ name: 'content', middleware }, ...middlewares],
      client: { logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  console.log(`Open http://127.0.0.1:${port}/ — pages, components and styles update as you save.`);
}
