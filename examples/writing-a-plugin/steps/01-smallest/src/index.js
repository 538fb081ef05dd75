export class HeadersFilePlugin {
  apply(compiler) {
    compiler.hooks.done.tap('HeadersFilePlugin', (stats) => {
      for (const { name, info } of stats.compilation.getAssets()) {
        console.log(`${name}: ${info.immutable ? 'keep for a year' : 'ask again'}`);
      }
    });
  }
}
