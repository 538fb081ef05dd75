export class PricePlugin {
  apply(compiler) {
    compiler.plugin('done', () => {});
  }
}
