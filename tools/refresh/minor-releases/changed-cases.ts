// Says in which modes and for which targets a default changed, in as few cases as it takes.
import { type ChangedCase, COMPARED_TARGETS } from '../../../src/model/minor-release.ts';
import { MODES } from '../../../src/model/reference.ts';

/** By mode, then by target; null where there is no value. One cell alone stands for all. */
type Grid = readonly (readonly (string | null)[])[];

/** An option that is off stays so when webpack writes it down. */
const isOff = (value: string | null): boolean => value === null || value === 'false';

/** Longer lists are shown by what the other side lacks. */
const LONG = 120;

export function changedCases(before: Grid, after: Grid): ChangedCase[] {
  const groups = new Map<string, { from: string; to: string; cells: [number, number][] }>();
  for (const [mode, row] of after.entries()) {
    for (const [target, now] of row.entries()) {
      const then = before[mode]?.[target] ?? null;
      if (then === now || (isOff(then) && isOff(now))) continue;
      const [from, to] = shortened(then ?? 'undefined', now ?? 'undefined');
      const key = JSON.stringify([then, now]);
      const group = groups.get(key) ?? { from, to, cells: [] };
      group.cells.push([mode, target]);
      groups.set(key, group);
    }
  }
  return [...groups.values()].flatMap(({ from, to, cells }) =>
    boxes(cells, after).map(({ modes, targets }) => ({ modes, targets, from, to })),
  );
}

type Box = Pick<ChangedCase, 'modes' | 'targets'>;

/** Modes that changed for the same targets are one case. */
function boxes(cells: readonly [number, number][], grid: Grid): Box[] {
  const byTargets = new Map<string, { modes: number[]; targets: number[] }>();
  for (const mode of grid.keys()) {
    const targets = cells.filter(([its]) => its === mode).map(([, target]) => target);
    if (targets.length === 0) continue;
    const box = byTargets.get(targets.join()) ?? { modes: [], targets };
    box.modes.push(mode);
    byTargets.set(targets.join(), box);
  }
  return [...byTargets.values()].map(({ modes, targets }) => ({
    modes: modes.length === grid.length ? null : MODES.filter((_, at) => modes.includes(at)),
    targets:
      targets.length === grid[0]?.length
        ? null
        : COMPARED_TARGETS.filter((_, at) => targets.includes(at)),
  }));
}

/** Both sides as they are, unless they are long lists: of those only the items that differ. */
export function shortened(from: string, to: string): [string, string] {
  const [then, now] = [itemsOf(from), itemsOf(to)];
  if (then === null || now === null || Math.max(from.length, to.length) <= LONG) {
    return [cut(from), cut(to)];
  }
  const rest = (items: string[], others: string[]): string => {
    const own = items.filter((item) => !others.includes(item)).map(cut);
    return `[${[...(own.length < items.length ? ['…'] : []), ...own].join(', ')}]`;
  };
  const [a, b] = [rest(then, now), rest(now, then)];
  return a === b ? ['<a list>', '<the same items in another order>'] : [a, b];
}

const cut = (source: string): string =>
  source.length > 2 * LONG ? `${source.slice(0, 2 * LONG)}…` : source;

/** The items of a list's source; null for anything else. */
function itemsOf(source: string): string[] | null {
  if (!source.startsWith('[')) return null;
  const items = [''];
  let depth = 0;
  let quote = '';
  for (const char of source.slice(1, -1)) {
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === "'") quote = char;
    else if ('[{('.includes(char)) depth += 1;
    else if (']})'.includes(char)) depth -= 1;
    if (char === ',' && depth === 0 && quote === '') items.push('');
    else items[items.length - 1] += char;
  }
  return items.map((item) => item.trim()).filter(Boolean);
}
