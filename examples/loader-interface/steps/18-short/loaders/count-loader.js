export default function countLoader(source) {
  const logger = this.getLogger('count');
  logger.info(`${source.length} characters`);
  return source;
}
