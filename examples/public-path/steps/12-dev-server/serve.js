// Asks the development server which files it has at which path, for several values of publicPath.
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const PATHS = [
  ...['/main.js', '/assets/main.js', '/v2/main.js', '/preview/main.js'],
  ...['/about.html', '/help/about.html'],
];

async function ask(publicPath, devServer) {
  const compiler = webpack({
    ...config,
    output: { publicPath },
    stats: 'none',
    infrastructureLogging: { level: 'none' },
  });
  const quick = { port: 'auto', hot: false, liveReload: false, client: false };
  const options = { ...config.devServer, ...devServer, ...quick };
  const server = new WebpackDevServer(options, compiler);
  await server.start();
  const found = [];
  for (const path of PATHS) {
    // The next server may get the same port: keep no connection to this one.
    const response = await fetch(`http://localhost:${server.options.port}${path}`, {
      headers: { connection: 'close' },
    });
    await response.text();
    if (response.ok) found.push(path);
  }
  await server.stop();
  console.log(`${publicPath}: ${found.join(', ')}`);
}

await ask('auto');
await ask('');
await ask(config.output.publicPath);
await ask('https://cdn.example.com/v2/');
await ask('https://cdn.example.com/v2/', { devMiddleware: { publicPath: '/preview/' } });
await ask('/assets/', { static: { directory: './public', publicPath: '/help/' } });
