export class PricesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PricesPlugin', (compilation) => {
      const logger = compilation.getLogger('PricesPlugin');
      compilation.hooks.finishModules.tap('PricesPlugin', (modules) => {
        for (const module of modules) {
          const code = module.originalSource()?.source() ?? '';
          if (module.resource?.endsWith('.price')) logger.debug(module.rawRequest, code);
        }
      });
    });
  }
}
