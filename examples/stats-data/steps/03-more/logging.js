import webpack from 'webpack';

class PricesPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PricesPlugin', (compilation) => {
      const logger = compilation.getLogger('PricesPlugin');
      logger.group('prices');
      logger.info('%d prices read', 2);
      logger.warn('no price for tea');
      logger.groupEnd();
      logger.debug('from the cache');
    });
  }
}

webpack({ mode: 'production', entry: './src/tax.js', plugins: [new PricesPlugin()] }, (error, stats) => {
  const { logging } = stats.toJson({ all: false, logging: 'log', loggingTrace: true });
  console.log(JSON.stringify(logging.PricesPlugin, null, 2));
});
