import { createHash } from 'node:crypto';
import schema from './options.json' with { type: 'json' };

const NAME = 'HeadersFilePlugin';

export class HeadersFilePlugin {
  constructor(options = {}) {
    this.options = options;
  }

  apply(compiler) {
    compiler.hooks.validate.tap(NAME, () => {
      const names = { name: 'Headers File Plugin', baseDataPath: 'options' };
      compiler.validate(schema, this.options, names);
    });
    const { digest = false, filename = '_headers' } = this.options;
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const blocks = [];
        for (const asset of compilation.getAssets()) {
          const headers = headersOf(asset, digest);
          if (headers.length > 0) blocks.push([`/${asset.name}`, ...headers].join('\n  '));
        }
        const source = new sources.RawSource(`${blocks.join('\n')}\n`);
        compilation.emitAsset(filename, source, { blocks: blocks.length });
      });
    });
  }
}

function headersOf({ source, info }, digest) {
  const headers = [];
  if (digest) {
    const value = createHash('sha256').update(source.buffer()).digest('base64');
    headers.push(`Repr-Digest: sha-256=:${value}:`);
  }
  if (info.immutable) headers.push('Cache-Control: public, max-age=31536000, immutable');
  return headers;
}
