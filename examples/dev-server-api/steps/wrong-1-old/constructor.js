import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import config from './webpack.config.js';

const attempts = {
  'compiler first': () => new WebpackDevServer(webpack(config), config.devServer),
  'compiler only': () => new WebpackDevServer(webpack(config)).start(),
  'options only': () => new WebpackDevServer(config.devServer).start(),
  'misspelled option': () => new WebpackDevServer({ prot: 9000 }, webpack(config)),
};

for (const [name, attempt] of Object.entries(attempts)) {
  try {
    await attempt();
  } catch (error) {
    console.log(`${name}: ${error.name}: ${error.message}`);
  }
}
