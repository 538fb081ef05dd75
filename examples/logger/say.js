export function sayAll(logger) {
  logger.error('error');
  logger.assert(1 > 2, 'assert');
  logger.warn('warn');
  logger.info('info');
  logger.status('status');
  logger.log('log');
  logger.group('group');
  logger.log('in a group');
  logger.groupEnd();
  logger.groupCollapsed('groupCollapsed');
  logger.log('in a collapsed group');
  logger.groupEnd();
  logger.time('time');
  logger.timeEnd('time');
  logger.profile('profile');
  logger.profileEnd('profile');
  logger.clear();
  logger.debug('debug');
  logger.trace();
}
