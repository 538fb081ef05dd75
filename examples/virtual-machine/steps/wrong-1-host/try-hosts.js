import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

for (const host of ['localhost', '0.0.0.0', undefined]) {
  const compiler = webpack({
    mode: 'development',
    entry: './src/index.html',
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  });
  const server = new WebpackDevServer({ host }, compiler);
  await server.start();
  const { port } = server.server.address();
  for (const from of ['127.0.0.1', '127.0.0.2']) {
    const answer = await fetch(`http://${from}:${port}/`, { method: 'HEAD' }).then(
      ({ status }) => `answers with status ${status}`,
      ({ cause }) => cause.code,
    );
    console.log(`${host}, asked at ${from}: ${answer}`);
  }
  await server.stop();
}
