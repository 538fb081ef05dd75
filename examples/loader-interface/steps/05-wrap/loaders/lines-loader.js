export function pitch(remainingRequest, previousRequest, data) {
  data.start = performance.now();
}

export default function linesLoader(source) {
  const time = performance.now() - this.data.start;
  if (time > 1000) this.emitWarning(new Error('reading the menu took more than a second'));
  const lines = source.trim().split('\n');
  return `export default ${JSON.stringify(lines)};`;
}
