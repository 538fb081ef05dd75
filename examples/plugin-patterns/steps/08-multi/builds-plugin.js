export class BuildsPlugin {
  constructor() {
    this.files = new Map();
  }

  apply(compiler) {
    const { sources } = compiler.webpack;
    // What belongs to one compiler is a variable in here, what all of them share is in `this`.
    const { name, target } = compiler.options;
    let builds = 0;

    compiler.hooks.done.tap('BuildsPlugin', () => {
      builds++;
      console.log(`${name} for ${target}: build ${builds}`);
    });

    compiler.hooks.thisCompilation.tap('BuildsPlugin', (compilation) => {
      const { PROCESS_ASSETS_STAGE_REPORT: stage } = compiler.webpack.Compilation;
      compilation.hooks.processAssets.tap({ name: 'BuildsPlugin', stage }, (assets) => {
        this.files.set(name, Object.keys(assets));
        if (name !== 'server') return;
        const text = JSON.stringify(Object.fromEntries(this.files));
        compilation.emitAsset('builds.json', new sources.RawSource(text));
      });
    });
  }
}
