// Finds a run's colors again in the line that a page shows, whose times are those of an earlier run.
import type { ColoredRun } from '../../../src/model/terminal-colors.ts';
import { partsOf } from '../normalise.ts';
import type { ColoredLine } from './ansi.ts';

/** Both lines are the same but for their times. */
export function carryOver({ text, runs }: ColoredLine, shown: string): ColoredRun[] {
  const places = placesIn(text, shown);
  return runs.map(([from, to, color]) => [places(from), places(to), color]);
}

/** A place within a time is that time's beginning, or its end. */
function placesIn(text: string, shown: string): (place: number) => number {
  const [parts, others] = [partsOf(text), partsOf(shown)];
  return (place) => {
    let before = 0;
    let beforeOther = 0;
    for (const [index, part] of parts.entries()) {
      const other = others[index] ?? '';
      if (place <= before + part.length) {
        const within = place - before;
        if (part === other || within === 0) return beforeOther + within;
        return beforeOther + other.length;
      }
      before += part.length;
      beforeOther += other.length;
    }
    return shown.length;
  };
}
