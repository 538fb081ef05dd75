export default function lines(source) {
  const list = source.split('\n').filter((line) => line !== '');
  if (list.length === 0) this.emitWarning(new Error('The file has no lines.'));
  return `export default ${JSON.stringify(list)};`;
}
