// Which lines of a text have changed, with their numbers.

/** A longer part of a file is told by its length alone. */
const LONGEST = 2000;

export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let first = 0;
  while (first < old.length && first < now.length && old[first] === now[first]) first += 1;
  let last = 0;
  const rest = Math.min(old.length, now.length) - first;
  while (last < rest && old.at(-1 - last) === now.at(-1 - last)) last += 1;
  const [a, b] = [old.slice(first, old.length - last), now.slice(first, now.length - last)];
  if (Math.max(a.length, b.length) > LONGEST) return [`  ${a.length} lines become ${b.length}`];
  const width = String(Math.max(old.length, now.length)).length;
  const row = (number: number, mark: string, text: string): string =>
    `  ${String(number).padStart(width)} ${mark} ${text}`.trimEnd();
  return steps(a, b).map(({ from, mark, at }) =>
    row(first + at + 1, mark, (from === 'old' ? a : b)[at] ?? ''),
  );
}

interface Step {
  from: 'old' | 'now';
  mark: '-' | '+';
  at: number;
}

/** Along the longest list of lines that both have. */
function steps(a: readonly string[], b: readonly string[]): Step[] {
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = common[i];
    if (row === undefined) continue;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const found: Step[] = [];
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
      found.push({ from: 'old', mark: '-', at: i });
      i += 1;
    } else {
      found.push({ from: 'now', mark: '+', at: j });
      j += 1;
    }
  }
  return found;
}
