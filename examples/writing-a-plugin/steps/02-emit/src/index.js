export class HeadersFilePlugin {
  apply(compiler) {
    const { sources } = compiler.webpack;

    compiler.hooks.thisCompilation.tap('HeadersFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('HeadersFilePlugin', () => {
        const lines = [];
        for (const { name, info } of compilation.getAssets()) {
          if (!info.immutable) continue;
          lines.push(`/${name}`, '  Cache-Control: public, max-age=31536000, immutable', '');
        }
        compilation.emitAsset('_headers', new sources.RawSource(lines.join('\n')));
      });
    });
  }
}
