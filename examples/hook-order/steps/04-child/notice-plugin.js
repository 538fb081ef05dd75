// Builds one more program, with a compiler of its own, and lets the build wait for it.
export class NoticePlugin {
  apply(compiler) {
    const { Compilation, EntryPlugin } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('NoticePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'NoticePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const child = compilation.createChildCompiler('notice', { filename: 'notice.js' }, [
            new EntryPlugin(compiler.context, './src/notice.js', { name: 'notice' }),
          ]);
          return new Promise((resolve, reject) => {
            child.runAsChild((error) => (error ? reject(error) : resolve()));
          });
        },
      );
    });
  }
}
