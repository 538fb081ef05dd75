import { existsSync } from 'node:fs';
import path from 'node:path';

const NAME = 'SkipDraftsPlugin';

// Leaves out every folder that contains a file named DRAFT.
export class SkipDraftsPlugin {
  apply(compiler) {
    const { CopyPlugin } = compiler.webpack;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      CopyPlugin.getCompilationHooks(compilation).ignore.tap(NAME, (file) => {
        if (existsSync(path.join(file, 'DRAFT'))) return true;
      });
    });
  }
}
