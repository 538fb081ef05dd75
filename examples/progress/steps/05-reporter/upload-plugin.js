export class UploadPlugin {
  apply(compiler) {
    const { ProgressPlugin } = compiler.webpack;

    compiler.hooks.afterEmit.tapPromise('UploadPlugin', async (compilation) => {
      const report = ProgressPlugin.getReporter(compiler);
      const names = Object.keys(compilation.assets);

      for (const [index, name] of names.entries()) {
        report?.(index / names.length, `${index + 1}/${names.length}`, name);
        // Upload the file here.
      }
    });
  }
}
