export class VersionPlugin {
  constructor({ version, keepMap = true }) {
    this.version = version;
    this.keepMap = keepMap;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const { ConcatSource, RawSource, ReplaceSource } = sources;
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;

    compiler.hooks.thisCompilation.tap('VersionPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'VersionPlugin', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((name) => name.endsWith('.js'))) {
          compilation.updateAsset(name, (old) => {
            const replaced = new ReplaceSource(old);
            for (const { index } of old.source().matchAll(/%VERSION%/g)) {
              replaced.replace(index, index + '%VERSION%'.length - 1, this.version);
            }
            const source = new ConcatSource('console.log("Oak & Co");\n', replaced);
            return this.keepMap ? source : new RawSource(source.source());
          });
        }
      });
    });
  }
}
