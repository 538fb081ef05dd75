export default function pageLoader(source) {
  const logger = this.getLogger('pages');
  const teas = source.split('\n').filter((tea) => tea !== '');
  if (source.includes('\n\n')) this.emitWarning(new Error('The menu has an empty line.'));

  const items = teas.map((tea) => `<li>${tea}</li>`);
  this.emitFile('menu.html', `<ul>${items.join('')}</ul>\n`, undefined, { generated: true });
  logger.info(`menu.html has ${teas.length} items`);
  return source;
}
