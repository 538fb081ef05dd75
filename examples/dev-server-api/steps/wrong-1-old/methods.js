import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const server = new WebpackDevServer(config.devServer, webpack(config));
const attempts = {
  listen: () => server.listen(8080, 'localhost'),
  close: () => server.close(),
  internalIP: () => WebpackDevServer.internalIP('v4'),
  addDevServerEntrypoints: () => WebpackDevServer.addDevServerEntrypoints(config, {}),
};

for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
  } catch (error) {
    console.log(`${name}: ${error.name}: ${error.message}`);
  }
}
