import { createHash } from 'node:crypto';

export class IntegrityPlugin {
  constructor({ stage = 'report' } = {}) {
    this.stage = stage;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = {
      summarize: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
      report: Compilation.PROCESS_ASSETS_STAGE_REPORT,
    }[this.stage];

    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, () => {
        const list = {};
        for (const { name, source } of compilation.getAssets()) {
          list[name] = createHash('sha256').update(source.buffer()).digest('base64');
        }
        const text = JSON.stringify(list, null, 2);
        compilation.emitAsset('integrity.json', new sources.RawSource(text));
      });
    });
  }
}
