import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const compiler = webpack({ ...config, infrastructureLogging: { level: 'warn' } });
const server = new WebpackDevServer({ ...config.devServer, setupExitSignals: false }, compiler);

process.on('SIGTERM', async () => {
  await server.stop();
  compiler.close(() => console.log('The shop is closed.'));
});

await server.start();
// What a process manager does to stop the program:
process.kill(process.pid, 'SIGTERM');
