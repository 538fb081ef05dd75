export class PricesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PricesPlugin', (compilation) => {
      const logger = compilation.getLogger('PricesPlugin');
      logger.error('prices.csv has no header');
      logger.warn('line 7 has no currency, EUR is assumed');
      logger.info('12 prices read');
      logger.log('prices.csv was changed yesterday');
      logger.debug('separator is ;');
    });
  }
}
