import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, sources } = webpack;

/** Writes precache.js: the pages, and all files with a hash in their name. */
export class PrecachePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PrecachePlugin', (compilation) => {
      // Late, because names and contents must not change any more.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PrecachePlugin', stage }, () => {
        const list = [];
        for (const { name, source, info } of compilation.getAssets()) {
          if (info.immutable && !name.endsWith('.map')) list.push({ url: name, revision: null });
          if (name.endsWith('.html')) list.push({ url: name, revision: hashOf(source) });
        }
        const text = `self.precacheList = ${JSON.stringify(list, null, 2)};\n`;
        compilation.emitAsset('precache.js', new sources.RawSource(text));
      });
    });
  }
}

const hashOf = (source) => createHash('sha256').update(source.buffer()).digest('hex').slice(0, 20);
