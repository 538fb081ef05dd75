/** The phrases of a file: name, and text and placeholders in turns. */
export function parse(source) {
  const lines = source.split('\n').filter((line) => line.includes('='));
  return lines.map((line) => {
    const at = line.indexOf('=');
    const text = line.slice(at + 1).trim();
    return { name: line.slice(0, at).trim(), parts: text.split(/\{(\w+)\}/) };
  });
}
