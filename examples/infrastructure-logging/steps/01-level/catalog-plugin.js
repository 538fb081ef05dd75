export class CatalogPlugin {
  apply(compiler) {
    const logger = compiler.getInfrastructureLogger('CatalogPlugin');

    compiler.hooks.beforeRun.tap('CatalogPlugin', () => {
      logger.status('reading the catalog');
      logger.log('Reading catalog.json');
      logger.debug('tea-7 has no picture');
      logger.groupCollapsed('120 products');
      logger.log('80 teas');
      logger.log('40 cups');
      logger.groupEnd();
      logger.info('The catalog has 120 products');
      logger.warn('1 product has no picture');
      logger.error('The prices are from last year');
      logger.status();
    });
  }
}
