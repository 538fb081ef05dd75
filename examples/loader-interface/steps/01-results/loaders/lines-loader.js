export default function linesLoader(source) {
  const lines = source.trim().split('\n');
  return `export default ${JSON.stringify(lines)};`;
}
