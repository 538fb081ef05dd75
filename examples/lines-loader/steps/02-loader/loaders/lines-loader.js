export default function linesLoader(source) {
  const { trim = false } = this.getOptions();
  const lines = source.split('\n').filter((line) => line !== '');
  return `export default ${JSON.stringify(trim ? lines.map((line) => line.trim()) : lines)};`;
}
