export default function csvLoader(source) {
  const rows = source.trim().split('\n');
  const cells = rows.map((row) => row.split(','));
  return `export default ${JSON.stringify(cells)};`;
}
