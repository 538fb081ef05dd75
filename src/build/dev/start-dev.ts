// The dev server behind `npm start`: webpack-dev-server with our own documents; pages are compiled when they are opened.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { freePort } from '../../../hosting/serve.ts';
import { type BuildPaths, buildPaths } from '../paths.ts';
import { developmentConfiguration } from '../webpack/development.ts';
import { contentThread } from './content-thread.ts';
import { DevCompilation } from './dev-compilation.ts';
import { devMiddleware } from './dev-middleware.ts';
import type { DevMistakes } from './dev-mistakes.ts';

const DEV_PORT = 3000;

/** A resized window makes Chromium ask for the font again, and one that is late is not used any more. */
const keepFonts = ({ url = '' }: { url?: string | undefined }) =>
  url.endsWith('.woff2') ? [{ key: 'cache-control', value: 'max-age=3600' }] : [];

/** `mistakesOf` makes what checks the open page; this layer does not know the proof. */
export async function startDev(mistakesOf: (paths: BuildPaths) => DevMistakes): Promise<void> {
  const port = await freePort(Number(process.env['PORT'] ?? DEV_PORT), 'npm start');
  const folder = process.env['DOCS_CONTENT'];
  const paths = buildPaths(folder === undefined ? {} : { content: folder });
  const content = contentThread(paths);
  const compiler = webpack(developmentConfiguration(paths));
  if (compiler === null) throw new Error('webpack made no compiler.');
  const compilation = new DevCompilation(compiler, paths);
  const mistakes = mistakesOf(paths);
  const middleware = devMiddleware({
    content,
    compilation,
    mistakes,
    folder: paths.content,
    project: paths.project,
  });
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      static: { directory: `${paths.project}/src/site/public`, watch: false },
      devMiddleware: { index: false, headers: keepFonts },
      setupMiddlewares: (middlewares) => [{ name: 'content', middleware }, ...middlewares],
      client: { logging: 'warn' },
    },
    compiler,
  );
  await server.start();
  console.log(`Open http://127.0.0.1:${port}/ — pages, components and styles update as you save.`);
}
