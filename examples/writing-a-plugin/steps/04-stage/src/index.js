import { createHash } from 'node:crypto';

export class HeadersFilePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;

    compiler.hooks.thisCompilation.tap('HeadersFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'HeadersFilePlugin', stage }, () => {
        const lines = [];
        for (const { name, source, info } of compilation.getAssets()) {
          const digest = createHash('sha256').update(source.buffer()).digest('base64');
          lines.push(`/${name}`, `  Repr-Digest: sha-256=:${digest}:`);
          if (info.immutable) lines.push('  Cache-Control: public, max-age=31536000, immutable');
        }
        compilation.emitAsset('_headers', new sources.RawSource(`${lines.join('\n')}\n`));
      });
    });
  }
}
