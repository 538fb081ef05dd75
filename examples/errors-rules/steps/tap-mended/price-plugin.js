export class PricePlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PricePlugin', (compilation) => {
      compilation.hooks.processAssets.tap('PricePlugin', () => {});
    });
  }
}
