// Which file names the drawing shows, and where: beside their cube, clear of every line, cube and other name.
import type { PlacedModule } from '../../../../model/build-figures.ts';
import { cubeWidth, type Drawing, type Point } from './lattice.ts';

export interface Label extends Point {
  module: PlacedModule;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A name of this many characters says what a file is and still finds room. */
const CHARACTERS = { from: 5, to: 14 };
/** Parts of the font's size: how wide a character is, how far it rises and falls. */
const FACE = { width: 0.61, ascent: 0.8, descent: 0.25 };
/** Air around a name. */
const AIR = { line: 2.5, cube: 2, name: 8 };

/** The entry's name first, then the few pictures', then from the entry outwards. */
export function labels(graph: readonly PlacedModule[], drawing: Drawing): Label[] {
  const lines = graph.flatMap((module) =>
    module.importers.map((importer) => [drawing.point(module), drawing.point(importer)] as const),
  );
  const cubes = graph.map((module) => cubeBox(module, drawing));
  const taken: Box[] = [];
  const fits = (box: Box): boolean =>
    isInside(box, drawing.named) &&
    !taken.some((other) => meet(box, other, AIR.name)) &&
    !cubes.some((cube) => meet(box, cube, AIR.cube)) &&
    !lines.some(([from, to]) => isCrossed(grown(box, AIR.line), from, to));
  const order = (module: PlacedModule): number =>
    module.column === 0 ? -2 : module.kind === 'image' ? -1 : module.column;
  const chosen: Label[] = [];
  for (const module of [...graph].sort((a, b) => order(a) - order(b))) {
    if (chosen.length === drawing.names) break;
    if (module.column > 0 && !isTelling(module.file)) continue;
    if (chosen.some((label) => label.module.file === module.file)) continue;
    const label = places(module, drawing).find((place) => fits(labelBox(place, drawing)));
    if (label === undefined) continue;
    chosen.push(label);
    taken.push(labelBox(label, drawing));
  }
  return chosen;
}

/** A section's generated files have names that say nothing alone. */
const isTelling = (file: string): boolean =>
  /^\w{3}/.test(file) && file.length >= CHARACTERS.from && file.length <= CHARACTERS.to;

/** Under the cube, over it, at its sides; the entry's name stands on the line to the big cube. */
function places(module: PlacedModule, drawing: Drawing): Label[] {
  const { x, y } = drawing.point(module);
  const half = cubeWidth(module) / 2;
  const under = y + half * 1.1 + AIR.cube + drawing.letters * FACE.ascent + 1;
  const over = y - half * 1.1 - AIR.cube - drawing.letters * FACE.descent - 1;
  const level = y + drawing.letters * 0.3;
  const right: Label = { module, x: x + half + 4, y: level, anchor: 'start' };
  if (module.column === 0) return [{ ...right, y: drawing.name === 'wide' ? y - 7 : level }];
  return [
    { module, x, y: under, anchor: 'middle' },
    { module, x, y: over, anchor: 'middle' },
    right,
    { module, x: x - half - 4, y: level, anchor: 'end' },
    { module, x: x - half, y: under, anchor: 'start' },
    { module, x: x + half, y: under, anchor: 'end' },
    { module, x: x - half, y: over, anchor: 'start' },
    { module, x: x + half, y: over, anchor: 'end' },
  ];
}

function labelBox({ module, x, y, anchor }: Label, { letters }: Drawing): Box {
  const width = module.file.length * letters * FACE.width;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    left,
    right: left + width,
    top: y - letters * FACE.ascent,
    bottom: y + letters * FACE.descent,
  };
}

function cubeBox(module: PlacedModule, { point }: Drawing): Box {
  const { x, y } = point(module);
  const half = cubeWidth(module) / 2;
  return { left: x - half, right: x + half, top: y - half * 1.1, bottom: y + half * 1.1 };
}

const isInside = (box: Box, room: Box): boolean =>
  box.left >= room.left &&
  box.right <= room.right &&
  box.top >= room.top &&
  box.bottom <= room.bottom;

const meet = (a: Box, b: Box, air: number): boolean =>
  a.left < b.right + air &&
  b.left < a.right + air &&
  a.top < b.bottom + air &&
  b.top < a.bottom + air;

const grown = ({ left, right, top, bottom }: Box, air: number): Box => ({
  left: left - air,
  right: right + air,
  top: top - air,
  bottom: bottom + air,
});

/** The part of a line between the box's sides, and then between its top and bottom, is not empty. */
function isCrossed(box: Box, from: Point, to: Point): boolean {
  const across = between(from.x, to.x, box.left, box.right);
  const down = between(from.y, to.y, box.top, box.bottom);
  return Math.max(across[0], down[0], 0) <= Math.min(across[1], down[1], 1);
}

/** From where to where along a way, as parts of it, a value is within two bounds. */
function between(from: number, to: number, low: number, high: number): readonly [number, number] {
  if (from === to) return from >= low && from <= high ? [0, 1] : [1, 0];
  const [a, b] = [(low - from) / (to - from), (high - from) / (to - from)];
  return a < b ? [a, b] : [b, a];
}
