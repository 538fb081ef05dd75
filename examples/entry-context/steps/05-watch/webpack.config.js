import { glob } from 'node:fs/promises';
import path from 'node:path';

const pages = path.join(import.meta.dirname, 'src', 'pages');

const entry = async () => {
  const files = await Array.fromAsync(glob('**/*.js', { cwd: pages }));
  return Object.fromEntries(
    files.sort().map((file) => {
      const name = file.replaceAll('\\', '/').replace(/\.js$/, '');
      return [name, path.join(pages, file)];
    }),
  );
};

// Starts a build when a file is added to the folder or removed from it.
class WatchFolderPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    compiler.hooks.afterCompile.tap('WatchFolderPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
    });
  }
}

export default {
  mode: 'development',
  devtool: false,
  entry,
  plugins: [new WatchFolderPlugin(pages)],
};
