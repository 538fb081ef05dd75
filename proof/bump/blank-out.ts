// Takes the lines that do not compile out of a copied page, so that the rest of it can still be checked.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Problem } from '../../src/pipeline/problem.ts';

const COMPONENT = /^\s*<[A-Z]\w*[\s/]/;
const HEADING = /^#{1,6}\s/;
const ITEM = /^\s*[-*]\s/;

/** Lines are emptied and not removed: every other problem keeps its line. */
export function blankOut(file: string, problems: readonly Pick<Problem, 'line'>[]): void {
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const { line } of problems) blankAt(lines, line - 1);
  writeFileSync(file, lines.join('\n'));
}

function blankAt(lines: string[], at: number): void {
  const text = lines[at] ?? '';
  lines[at] = '';
  if (ITEM.test(text)) {
    // The item's further lines would become part of the one above.
    for (let next = at + 1; /^\s+\S/.test(lines[next] ?? ''); next += 1) {
      if (ITEM.test(lines[next] ?? '')) break;
      lines[next] = '';
    }
  }
  if (!COMPONENT.test(text)) return;
  // A heading that announces the record has nothing below it any more.
  let above = at - 1;
  while (above >= 0 && lines[above]?.trim() === '') above -= 1;
  if (HEADING.test(lines[above] ?? '')) lines[above] = '';
}
