// Lays the module graph out on the design's lattice, each module beside one that imports it; of many tries the fullest is drawn.
import type { Cell, PlacedModule } from '../../model/build-figures.ts';
import type { ReadModule } from './read-modules.ts';

interface Lattice {
  /** How many columns the drawing has beside the entry's. */
  columns: number;
  /** The farthest row above and below the entry. */
  rows: number;
  /** The last column that every screen shows in full light. */
  near: number;
}

type Modules = ReadonlyMap<string, ReadModule>;

const TRIES = 120;
/** So many styles near the entry that their turn lights more than one cube on a phone. */
const STYLES = 4;
/** A style brings in nothing, and would come after every module that does. */
const STYLE_WEIGHT = 30;

/** From a module to those it imports, by column and row; most of these lines run between the other cells. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 1],
  [2, 0],
  [1, -3],
  [1, 3],
  [0, -2],
  [0, 2],
  [2, -2],
  [2, 2],
  [3, -1],
  [3, 1],
  [2, -4],
  [2, 4],
  [1, -5],
  [1, 5],
  [3, -3],
  [3, 3],
  [4, -2],
  [4, 2],
  [3, -5],
  [3, 5],
  [5, -1],
  [5, 1],
  [4, -4],
  [4, 4],
  [5, -3],
  [5, 3],
  [0, -4],
  [0, 4],
  [4, 0],
];

/** Modules without a free cell beside an importer are left out of the drawing. */
export function placeModules(modules: Modules, entry: string, lattice: Lattice): PlacedModule[] {
  const root = modules.get(entry);
  if (root === undefined) throw new Error(`The build has no module ${entry} to draw.`);
  const reach = new Map([...modules.keys()].map((name) => [name, reachOf(name, modules)]));
  const steps = stepsToImages(modules);
  let best = new Layout(modules, lattice);
  for (let seed = 1; seed <= TRIES; seed++) {
    const layout = new Layout(modules, lattice);
    layout.grow(root, { reach, steps }, pseudoRandom(seed));
    if (layout.score > best.score) best = layout;
  }
  return best.placed;
}

interface Weights {
  /** How many modules an import brings in. */
  reach: ReadonlyMap<string, number>;
  /** How many imports lead from a module to the nearest picture. */
  steps: ReadonlyMap<string, number>;
}

type Line = readonly [Cell, Cell];

const key = ({ column, row }: Cell): number => column * 100 + row;

interface Waiting {
  module: ReadModule;
  cell: Cell;
  /** How many imports it may place. */
  children: number;
  turn: number;
}

function takeFirst(queue: Waiting[]): Waiting | undefined {
  queue.sort((a, b) => b.turn - a.turn);
  return queue.pop();
}

class Layout {
  readonly placed: PlacedModule[] = [];
  score = 0;
  #styles = 0;
  readonly #modules: Modules;
  readonly #lattice: Lattice;
  readonly #names = new Map<number, string>();
  readonly #drawn = new Set<string>();
  readonly #lines: Line[] = [];

  constructor(modules: Modules, lattice: Lattice) {
    this.#modules = modules;
    this.#lattice = lattice;
  }

  /** Column by column, each module takes cells for its imports, first for the way to the few pictures, then for those that bring in most. */
  grow(root: ReadModule, { reach, steps }: Weights, random: () => number): void {
    const queue: Waiting[] = [];
    const all: Waiting[] = [];
    const leads = (from: string, to: string): boolean =>
      steps.get(to) === (steps.get(from) ?? Number.NaN) - 1;
    const weightOf = (from: string, to: string): number => {
      if (leads(from, to)) return 1e6;
      return this.#modules.get(to)?.kind === 'style' ? STYLE_WEIGHT : (reach.get(to) ?? 1);
    };
    const add = (module: ReadModule, cell: Cell, importer?: Cell): void => {
      this.#put(module, cell, importer);
      const children = 2 + Math.floor(random() * 3);
      const waiting = { module, cell, children, turn: cell.column + random() * 2 };
      queue.push(waiting);
      all.push(waiting);
    };
    const settle = ({ module, cell, children }: Waiting): void => {
      const imports = [...module.imports]
        .filter((name) => !this.#drawn.has(name))
        .map((name) => ({
          name,
          weight: weightOf(module.name, name) * random(),
        }))
        .sort((a, b) => b.weight - a.weight)
        .slice(0, children);
      for (const { name } of imports) {
        const child = this.#modules.get(name);
        const free = child && this.#freeAround(cell, random);
        if (child && free) add(child, free, cell);
      }
    };
    const run = (): void => {
      for (let next = takeFirst(queue); next; next = takeFirst(queue)) settle(next);
    };
    add(root, { column: 0, row: 0 });
    run();
    // What room is left goes to whoever has more imports.
    queue.push(...all.map((each) => ({ ...each, children: STEPS.length })));
    run();
    this.#connect();
  }

  #freeAround(from: Cell, random: () => number): Cell | undefined {
    const weighed = STEPS.map(([column, row], index) => ({
      cell: { column: from.column + column, row: from.row + row },
      weight: index * 0.3 + random() * 10,
    })).sort((a, b) => a.weight - b.weight);
    return weighed.find(({ cell }) => this.#fits(cell, from))?.cell;
  }

  #fits(cell: Cell, importer: Cell): boolean {
    const edge = Math.min(this.#lattice.rows, cell.column);
    return (
      cell.column <= this.#lattice.columns &&
      Math.abs(cell.row) <= edge &&
      !this.#names.has(key(cell)) &&
      !this.#lines.some((line) => isNear(cell, line)) &&
      this.#clear([cell, importer])
    );
  }

  /** No other line crosses this one, and it touches no cube but its own two. */
  #clear(line: Line): boolean {
    return (
      !this.#lines.some((other) => crosses(other, line)) &&
      !this.placed.some((cube) => isNear(cube, line))
    );
  }

  #put(module: ReadModule, cell: Cell, importer: Cell | undefined): void {
    const { file, kind, bytes, name } = module;
    this.#names.set(key(cell), name);
    this.#drawn.add(name);
    if (importer) this.#lines.push([cell, importer]);
    this.placed.push({ file, kind, bytes, ...cell, importers: importer ? [importer] : [] });
    this.score += 1 + cell.column * 0.1;
    const inLight = cell.column <= this.#lattice.near;
    if (kind === 'image') this.score += inLight ? 40 : 3;
    if (kind === 'style' && inLight && this.#styles < STYLES) {
      this.#styles += 1;
      this.score += 20;
    }
  }

  /** Imports between modules that came to stand side by side by chance are drawn too. */
  #connect(): void {
    for (const module of this.placed) {
      const name = this.#names.get(key(module)) ?? '';
      for (const [column, row] of STEPS.slice(0, 7)) {
        const importer = { column: module.column - column, row: module.row - row };
        const imports = this.#modules.get(this.#names.get(key(importer)) ?? '')?.imports;
        const known = module.importers.some((other) => key(other) === key(importer));
        if (known || !imports?.has(name) || !this.#clear([module, importer])) continue;
        module.importers.push(importer);
        this.#lines.push([module, importer]);
      }
    }
  }
}

/** The lattice in pixels, and how far a line must stay from a cube's middle. */
const PITCH = { x: 41.57, y: 24, clearance: 12 };

/** A line may end at a cube but not run past it too closely. */
function isNear(cell: Cell, [from, to]: Line): boolean {
  if (key(cell) === key(from) || key(cell) === key(to)) return false;
  const [dx, dy] = [(to.column - from.column) * PITCH.x, (to.row - from.row) * PITCH.y];
  const [x, y] = [(cell.column - from.column) * PITCH.x, (cell.row - from.row) * PITCH.y];
  const along = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - along * dx, y - along * dy) < PITCH.clearance;
}

/** Twice the area of a triangle, with the sign of its turn. */
const turn = (a: Cell, b: Cell, c: Cell): number =>
  (b.column - a.column) * (c.row - a.row) - (b.row - a.row) * (c.column - a.column);

/** Lines that only meet at an end do not cross. */
function crosses([a, b]: Line, [c, d]: Line): boolean {
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** How many modules an import brings in, with itself. */
function reachOf(name: string, modules: Modules): number {
  const seen = new Set([name]);
  for (const each of seen) for (const next of modules.get(each)?.imports ?? []) seen.add(next);
  return seen.size;
}

/** Of every module that leads to a picture; a picture itself is none away. */
function stepsToImages(modules: Modules): Map<string, number> {
  const steps = new Map<string, number>();
  const images = [...modules.values()].filter(({ kind }) => kind === 'image');
  let reached = new Set(images.map(({ name }) => name));
  for (let step = 0; reached.size > 0; step++) {
    for (const name of reached) steps.set(name, step);
    const importers = [...modules.values()].filter(
      ({ name, imports }) => !steps.has(name) && !imports.isDisjointFrom(reached),
    );
    reached = new Set(importers.map(({ name }) => name));
  }
  return steps;
}

/** Numbers that look random and are the same in every build (mulberry32). */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
