// Applies a diff the way a person does: finds the lines that are shown, once, and makes them the new ones.

import { ELLIPSIS } from '../../proof/examples/match-lines.ts';
import type { FenceLine } from '../../src/model/copy-text.ts';

/** The changed file, or why a reader could not change it. */
type Changed = { text: string } | { problem: string };

export function changeLines(text: string, lines: readonly FenceLine[]): Changed {
  let rest = text.replace(/\n$/, '').split('\n');
  const done: string[] = [];
  for (const hunk of hunksOf(lines)) {
    const before = hunk.filter(({ kind }) => kind !== 'add').map((line) => line.text);
    const after = hunk.filter(({ kind }) => kind !== 'del').map((line) => line.text);
    const places = placesOf(before, rest);
    const [at] = places;
    if (before.length === 0)
      return { problem: 'no line around the new ones says where they belong' };
    if (places.length > 1)
      return { problem: `the lines to change are there ${places.length} times` };
    if (at === undefined) {
      const missing = before.find((line) => !rest.includes(line));
      const what = missing === undefined ? 'these lines in this order' : JSON.stringify(missing);
      return { problem: `the file does not contain ${what}` };
    }
    done.push(...rest.slice(0, at), ...after);
    rest = rest.slice(at + before.length);
  }
  return { text: `${[...done, ...rest].join('\n')}\n` };
}

/** A line that is only `…` stands for any number. */
function hunksOf(lines: readonly FenceLine[]): FenceLine[][] {
  const hunks: FenceLine[][] = [[]];
  for (const line of lines) {
    if (line.text.trim() === ELLIPSIS) hunks.push([]);
    else hunks.at(-1)?.push(line);
  }
  return hunks.filter((hunk) => hunk.length > 0);
}

/** Where the part begins in the whole. */
export function placesOf(part: readonly string[], whole: readonly string[]): number[] {
  return Array.from(whole.keys()).filter((at) =>
    part.every((line, index) => line === whole[at + index]),
  );
}
