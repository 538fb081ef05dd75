export class PricePlugin {
  apply(compiler) {
    compiler.hooks.done.tap('PricePlugin', () => {});
  }
}
