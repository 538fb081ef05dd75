import { readFile } from 'node:fs/promises';
import path from 'node:path';

export class VersionPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('VersionPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'VersionPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const file = path.join(compiler.context, 'package.json');
          const { version } = JSON.parse(await readFile(file, 'utf8'));
          compilation.emitAsset('version.txt', new sources.RawSource(version));
        },
      );
    });
  }
}
