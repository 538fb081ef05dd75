export class ErrorReportPlugin {
  apply(compiler) {
    const { EntryPlugin } = compiler.webpack;

    // Without a name: a part of every entry.
    new EntryPlugin(compiler.context, './src/catch.js', {}).apply(compiler);
    // With a name: an entry of its own.
    new EntryPlugin(compiler.context, './src/errors.js', { name: 'errors' }).apply(compiler);
  }
}
