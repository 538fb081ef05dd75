// Finds the shortest true statement of a table of defaults, and gives the table back from it.
import { statementText } from '../../../model/default-text.ts';
import {
  type DefaultCase,
  type DefaultStatement,
  MODES,
  type Mode,
  TARGETS,
  type Target,
} from '../../../model/reference.ts';
import type { Rendered } from './render-value.ts';

/** The default in every mode and for every target. */
export type DefaultTable = Record<Mode, Record<Target, Rendered>>;

interface Box {
  modes: Mode[] | null;
  targets: Target[] | null;
}

const EVERYWHERE: Box = { modes: null, targets: null };
const CELLS = MODES.flatMap((mode) => TARGETS.map((target) => ({ mode, target })));
/** Sets of cells are bits of a number: the search visits thousands of them. */
const ALL_CELLS = 2 ** CELLS.length - 1;
const BOXES = choices(MODES)
  .flatMap((modes) => choices(TARGETS).map((targets): Box => ({ modes, targets })))
  .map((box) => ({ box, cells: cellsWhere((at) => holds(box, at)), ...textCost(box) }));

/** Fewest cases first, then fewest that name both mode and target, then the shortest text. */
export function reduceDefaults(table: DefaultTable): DefaultStatement {
  const values: Rendered[] = [];
  for (const { mode, target } of CELLS) {
    if (!values.some((value) => same(value, table[mode][target]))) values.push(table[mode][target]);
  }
  const groups = values.map((value) => ({
    value,
    cells: cellsWhere(({ mode, target }) => same(value, table[mode][target])),
  }));
  for (let cases = values.length; ; cases += 1) {
    const found = bestStatement(groups, ALL_CELLS, cases, new Map());
    if (found) return found.cases;
  }
}

interface Group {
  value: Rendered;
  cells: number;
}

interface Found {
  mixed: number;
  length: number;
  cases: DefaultCase[];
}

/** Says the cells `left` in exactly `cases` cases, the last without a condition. */
function bestStatement(
  groups: Group[],
  left: number,
  cases: number,
  known: Map<string, Found | null>,
): Found | null {
  const [group, ...others] = groups.filter(({ cells }) => cells & left);
  if (!group || others.length >= cases) return null;
  if (cases === 1) return { mixed: 0, length: 0, cases: [{ ...EVERYWHERE, ...group.value }] };
  const key = `${cases} ${left}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let best: Found | null = null;
  for (const { box, cells, mixed, length } of BOXES) {
    const fits = groups.find((at) => cells & left && (cells & left & at.cells) === (cells & left));
    const rest = fits ? bestStatement(groups, left & ~cells, cases - 1, known) : null;
    if (!fits || !rest) continue;
    const found: Found = {
      mixed: rest.mixed + mixed,
      length: rest.length + length,
      cases: [{ ...box, ...fits.value }, ...rest.cases],
    };
    if (!best || (found.mixed - best.mixed || found.length - best.length) < 0) best = found;
  }
  known.set(key, best);
  return best;
}

export function expandStatement(statement: DefaultStatement): DefaultTable {
  const valueAt = (mode: Mode, target: Target): Rendered => {
    const found = statement.find((at) => holds(at, { mode, target }));
    if (!found) throw new Error(`No case holds for ${mode} and ${target}: the last must fit all.`);
    return { value: found.value, code: found.code };
  };
  return tableOf(valueAt);
}

export function tableOf(valueAt: (mode: Mode, target: Target) => Rendered): DefaultTable {
  const rows = MODES.map((mode) => {
    const row = TARGETS.map((target) => [target, valueAt(mode, target)] as const);
    return [mode, Object.fromEntries(row)] as const;
  });
  return Object.fromEntries(rows) as DefaultTable;
}

function holds({ modes, targets }: Box, cell: { mode: Mode; target: Target }): boolean {
  return (!modes || modes.includes(cell.mode)) && (!targets || targets.includes(cell.target));
}

function cellsWhere(fits: (cell: { mode: Mode; target: Target }) => boolean): number {
  return CELLS.reduce((cells, cell, at) => (fits(cell) ? cells | (1 << at) : cells), 0);
}

function textCost(box: Box): { mixed: number; length: number } {
  const [words] = statementText([{ ...box, value: '', code: false }]);
  return { mixed: box.modes && box.targets ? 1 : 0, length: words?.text?.length ?? 0 };
}

function same(a: Rendered, b: Rendered): boolean {
  return a.value === b.value && a.code === b.code;
}

/** Null, which is all of them, and every smaller choice. */
function choices<T>(all: readonly T[]): (T[] | null)[] {
  const subsets = all.reduce<T[][]>(
    (sets, item) => sets.concat(sets.map((s) => [...s, item])),
    [[]],
  );
  return [null, ...subsets.filter((s) => s.length > 0 && s.length < all.length)];
}
