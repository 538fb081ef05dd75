const { SyncHook } = require('tapable');

module.exports = class FileListPlugin {
  apply(compiler) {
    compiler.hooks.fileList = new SyncHook(['names']);
    compiler.hooks.fileList.tap('FileListPlugin', (names) => console.log('Files:', names));
    compiler.hooks.done.tap('FileListPlugin', (stats) => {
      compiler.hooks.fileList.call(Object.keys(stats.compilation.assets).join(', '));
    });
  }
};
