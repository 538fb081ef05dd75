import path from 'node:path';
import { ChangesPlugin } from './changes-plugin.js';

class WatchContentPlugin {
  apply(compiler) {
    compiler.hooks.afterCompile.tap('WatchContentPlugin', (compilation) => {
      compilation.fileDependencies.add(path.resolve(compiler.context, 'settings.json'));
      compilation.contextDependencies.add(path.resolve(compiler.context, 'content'));
    });
  }
}

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  plugins: [new ChangesPlugin(), new WatchContentPlugin()],
};
