export default function teaLoader(source) {
  const logger = this.getLogger('teas');
  logger.info('from the loader');
  logger.getChildLogger('green').info('from its child');
  return source;
}
