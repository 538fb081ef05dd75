// From cells of the modules' lattice to points of the two drawings: to the side, or upwards on narrow screens.
import type { Cell, PlacedModule } from '../../../../model/build-figures.ts';

export interface Point {
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
  /** The room for file names: on every screen, and where the drawing has not faded. */
  named: { left: number; right: number; top: number; bottom: number };
  /** How many file names there may be. */
  names: number;
  /** The letters' size where it is largest in the drawing: 11 px on a screen that shows it smallest. */
  letters: number;
}

/** Tenths are fine enough for a drawing. */
export const round = (value: number): number => Math.round(value * 10) / 10;

export const WIDE: Drawing = {
  name: 'wide',
  width: 1440,
  height: 472,
  cube: { x: 720, y: 236 },
  // Far enough from the cube for the entry's name.
  point: ({ column, row }) => ({ x: round(464 - column * 41.57), y: 236 + row * 24 }),
  shows: () => true,
  named: { left: 120, right: 633, top: 4, bottom: 468 },
  names: 14,
  letters: 11 / 0.71,
};

export const TALL: Drawing = {
  name: 'tall',
  width: 390,
  height: 500,
  cube: { x: 195, y: 372 },
  point: ({ column, row }) => ({ x: 195 + row * 18.5, y: round(248 - column * 32.05) }),
  shows: ({ column }) => column < 8,
  named: { left: 40, right: 350, top: 40, bottom: 268 },
  names: 8,
  letters: 11,
};

/** Cubes come in three sizes, by the bytes of their source. */
export function cubeWidth({ bytes }: Pick<PlacedModule, 'bytes'>): number {
  if (bytes < 1000) return 16;
  return bytes < 4000 ? 19 : 22;
}
