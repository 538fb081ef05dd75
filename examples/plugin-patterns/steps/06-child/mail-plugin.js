import vm from 'node:vm';

export class MailPlugin {
  constructor(request) {
    this.request = request;
  }

  apply(compiler) {
    const { EntryPlugin, library, sources, WebpackError } = compiler.webpack;

    compiler.hooks.make.tapAsync('MailPlugin', (compilation, callback) => {
      const entry = { name: 'mail', library: { type: 'commonjs2' } };
      const child = compilation.createChildCompiler('MailPlugin', { filename: 'mail.cjs' }, [
        new EntryPlugin(compiler.context, this.request, entry),
        new library.EnableLibraryPlugin('commonjs2'),
      ]);

      child.runAsChild((error, entries, built) => {
        // Errors in the modules are in the report already, so the build can go on.
        if (error || built.errors.length > 0) return callback(error);

        try {
          const code = compilation.getAsset('mail.cjs').source.source();
          const module = { exports: {} };
          vm.runInNewContext(code, { module });
          compilation.emitAsset('mail.html', new sources.RawSource(module.exports.html));
        } catch (thrown) {
          compilation.errors.push(new WebpackError(`${this.request}: ${thrown.message}`));
        }
        compilation.deleteAsset('mail.cjs');
        callback();
      });
    });
  }
}
