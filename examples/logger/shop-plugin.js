import { sayAll } from './say.js';

export class ShopPlugin {
  apply(compiler) {
    sayAll(compiler.getInfrastructureLogger('Tool'));
    compiler.hooks.thisCompilation.tap('ShopPlugin', (compilation) => {
      sayAll(compilation.getLogger('Build'));
    });
  }
}
