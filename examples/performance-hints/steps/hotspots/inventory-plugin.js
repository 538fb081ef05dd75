export class InventoryPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('InventoryPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('InventoryPlugin', () => {
        const until = Date.now() + 400;
        while (Date.now() < until);
      });
    });
  }
}
