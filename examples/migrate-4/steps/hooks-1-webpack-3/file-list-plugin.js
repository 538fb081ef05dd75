module.exports = class FileListPlugin {
  apply(compiler) {
    compiler.plugin('emit', (compilation, done) => {
      console.log('Files:', Object.keys(compilation.assets).join(', '));
      done();
    });
  }
};
