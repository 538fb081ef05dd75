// Prints each module when webpack starts to build it.
export class OrderPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('OrderPlugin', (compilation) => {
      compilation.hooks.buildModule.tap('OrderPlugin', (module) => {
        console.log(module.readableIdentifier(compilation.requestShortener));
      });
    });
  }
}
