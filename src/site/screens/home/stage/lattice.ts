// From cells of the modules' lattice to points of the two drawings: to the side, or upwards on narrow screens.
import type { Cell, PlacedModule } from '../../../../model/build-figures.ts';

interface Point {
  x: number;
  y: number;
}

export interface Drawing {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  /** Where the cube's middle is. */
  cube: Point;
  point: (cell: Cell) => Point;
  shows: (cell: Cell) => boolean;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const WIDE: Drawing = {
  name: 'wide',
  width: 1440,
  height: 472,
  cube: { x: 720, y: 236 },
  point: ({ column, row }) => ({ x: round(578 - column * 41.57), y: 236 + row * 24 }),
  shows: () => true,
};

export const TALL: Drawing = {
  name: 'tall',
  width: 390,
  height: 500,
  cube: { x: 195, y: 372 },
  point: ({ column, row }) => ({ x: 195 + row * 18.5, y: round(248 - column * 32.05) }),
  shows: ({ column }) => column < 8,
};

/** Cubes come in three sizes, by the bytes of their source. */
export function cubeWidth({ bytes }: Pick<PlacedModule, 'bytes'>): number {
  if (bytes < 1000) return 16;
  return bytes < 4000 ? 19 : 22;
}

const LABEL = { characters: 14, short: 9, across: 90, down: 40 };

/** A few file names, the entry's first, far enough apart and clear of the cubes below them. */
export function labelled(graph: readonly PlacedModule[], { point }: Drawing): PlacedModule[] {
  const taken = (column: number, row: number): boolean =>
    graph.some((module) => module.column === column && module.row === row);
  const chosen: PlacedModule[] = [];
  for (const module of graph) {
    const { column, row, file } = module;
    const beside = taken(column - 1, row + 1) || taken(column + 1, row + 1);
    // A section's generated files have names that say nothing alone.
    const fits = /^\w{3}/.test(file) && file.length <= (beside ? LABEL.short : LABEL.characters);
    const { x, y } = point(module);
    const near = chosen.some((other) => {
      const at = point(other);
      return Math.abs(at.x - x) < LABEL.across && Math.abs(at.y - y) < LABEL.down;
    });
    if (column === 0 || (fits && !near)) chosen.push(module);
  }
  return chosen;
}
