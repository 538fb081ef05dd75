export default function rows(source) {
  this.note?.('rows');
  const lines = source.trim().split('\n');
  return `export default ${JSON.stringify(lines.map((line) => line.split(',')))};`;
}
