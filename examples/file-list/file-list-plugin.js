export class FileListPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('FileListPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'FileListPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        (assets) => {
          const list = Object.keys(assets).join('\n');
          compilation.emitAsset('files.txt', new sources.RawSource(`${list}\n`));
        },
      );
    });
  }
}
