export default function pageLoader(source) {
  const teas = source.split('\n').filter((tea) => tea !== '');
  for (const tea of teas) {
    if (tea.length > 8) this.emitError(new Error(`"${tea}" has more than 8 letters`));
  }
  this.emitError('The menu has no title');
  return teas.join('\n');
}
