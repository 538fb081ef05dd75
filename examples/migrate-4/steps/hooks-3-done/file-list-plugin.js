module.exports = class FileListPlugin {
  apply(compiler) {
    compiler.hooks.emit.tapAsync('FileListPlugin', (compilation, done) => {
      console.log('Files:', Object.keys(compilation.assets).join(', '));
      done();
    });
  }
};
