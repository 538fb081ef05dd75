import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NAME = 'KeepPreviousBuildPlugin';
const LIST = 'files.json';

// Keeps the files of the previous build for pages that are still open in a browser.
export class KeepPreviousBuildPlugin {
  apply(compiler) {
    const { CleanPlugin, Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const list = path.join(compiler.outputPath, LIST);
      const previous = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];

      CleanPlugin.getCompilationHooks(compilation).keep.tap(NAME, (file) => {
        if (previous.includes(file)) return true;
      });

      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const names = JSON.stringify(Object.keys(assets));
        compilation.emitAsset(LIST, new sources.RawSource(names));
      });
    });
  }
}
