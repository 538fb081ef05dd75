import webpack from 'webpack';

const compiler = webpack({
  mode: 'production',
  entry: './src/index.js',
  infrastructureLogging: { level: 'log', stream: process.stdout },
});
const logger = compiler.getInfrastructureLogger('Shop');

logger.time('prices');
logger.timeLog('prices');
logger.timeEnd('prices');

for (const tea of ['Earl Grey', 'Sencha']) {
  logger.time('one tea');
  tea.toUpperCase();
  logger.timeAggregate('one tea');
}
logger.timeAggregateEnd('one tea');

try {
  logger.timeEnd('prices');
} catch (error) {
  console.log(error.message);
}
