// A hosted search marks matches with tags in the text: here they become ranges, and everything else stays text.
import type { Mark, Marked } from '../service.ts';

/** Not HTML, so that no page of the documentation can contain them by being about HTML. */
export const OPEN = '__mark__';
export const CLOSE = '__/mark__';

export function marked(value: string): Marked {
  const marks: Mark[] = [];
  let text = '';
  let start: number | null = null;
  const end = (): void => {
    if (start !== null && start < text.length) marks.push({ start, end: text.length });
    start = null;
  };
  for (const piece of value.split(/(__\/?mark__)/)) {
    if (piece === OPEN) start ??= text.length;
    else if (piece === CLOSE) end();
    else text += piece;
  }
  // A snippet may be cut inside a match.
  end();
  return { text, marks };
}
