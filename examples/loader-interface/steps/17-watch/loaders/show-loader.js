export default function showLoader(source) {
  const lines = source.trim().split('\n');
  console.log(lines.join(', '));
  return `export default ${JSON.stringify(lines)};`;
}
