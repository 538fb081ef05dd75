export class PricePlugin {
  apply(compiler) {
    compiler.hooks.processAssets.tap('PricePlugin', () => {});
  }
}
