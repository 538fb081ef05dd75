import path from 'node:path';

class WatchedFilesPlugin {
  apply(compiler) {
    const print = (what, paths) => {
      const names = [...paths].map((name) => path.relative(compiler.context, name));
      // Leave out the folders around the project.
      console.log(what, names.filter((name) => name && !name.startsWith('..')).sort());
    };

    compiler.hooks.afterCompile.tap('WatchedFilesPlugin', (compilation) => {
      print('files', compilation.fileDependencies);
      print('folders', compilation.contextDependencies);
      print('missing', compilation.missingDependencies);
    });
  }
}

export default {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  plugins: [new WatchedFilesPlugin()],
};
