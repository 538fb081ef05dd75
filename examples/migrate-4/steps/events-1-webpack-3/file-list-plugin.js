module.exports = class FileListPlugin {
  apply(compiler) {
    compiler.plugin('file-list', (names) => console.log('Files:', names));
    compiler.plugin('done', (stats) => {
      compiler.applyPlugins('file-list', Object.keys(stats.compilation.assets).join(', '));
    });
  }
};
