// Marked parts of an example's file: pages quote them, and builds never see the marks.

const OPEN = /^\s*(?:\/\/|\/\*|<!--|#)\s*#region\s+([\w-]+)/;
const CLOSE = /^\s*(?:\/\/|\/\*|<!--|#)\s*#endregion\b/;

export function withoutMarks(text: string): string {
  if (!text.includes('#region')) return text;
  return text
    .split('\n')
    .filter((line) => !OPEN.test(line) && !CLOSE.test(line))
    .join('\n');
}

/** Name of every region to its lines, without the indentation they share. */
export function regionsOf(text: string): Map<string, string> {
  const regions = new Map<string, string>();
  const open: { name: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const name = OPEN.exec(line)?.[1];
    if (name !== undefined) {
      open.push({ name, lines: [] });
    } else if (CLOSE.test(line)) {
      const closed = open.pop();
      if (closed !== undefined) regions.set(closed.name, dedent(closed.lines));
    } else {
      for (const region of open) region.lines.push(line);
    }
  }
  return regions;
}

function dedent(lines: readonly string[]): string {
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const shared = widths.length === 0 ? 0 : Math.min(...widths);
  return lines.map((line) => line.slice(shared)).join('\n');
}
