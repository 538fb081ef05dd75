// The rules every drawing keeps, over the graphs of the examples and over many that no example has.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ModuleGraph, moduleGraphSchema } from '../../../../model/module-graph.ts';
import { WIDEST } from './columns.ts';
import { layOut } from './layout.ts';
import { monoWidth, sansWidth } from './measure.ts';
import type { Node } from './nodes.ts';
import { svgOf } from './svg.ts';
import { chain, randomGraph } from './testing/random-graph.ts';
import { wayOf } from './ways.ts';

const PROJECT = join(import.meta.dirname, '../../../../..');
const FILES = globSync('examples/*/{,steps/*/}graph.json', { cwd: PROJECT });

interface Box {
  what: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const numbers = (tag: string): Record<string, number> =>
  Object.fromEntries(
    [...tag.matchAll(/ (x|y|width|height)="([\d.-]+)"/g)].map(([, key, value]) => [
      key,
      Number(value),
    ]),
  );

/** What the markup itself says it draws. */
function boxesOf(svg: string) {
  const box = (tag: string, what: string): Box => ({
    what,
    ...(numbers(tag) as Omit<Box, 'what'>),
  });
  const texts = [...svg.matchAll(/<text( class="gz")?[^>]*>([^<]*)</g)].map(
    ([tag, sans, text = '']) => {
      const { x = 0, y = 0 } = numbers(tag);
      const width = (sans ? sansWidth : monoWidth)(text);
      return { what: text, x, y: y - 10, width, height: 13 };
    },
  );
  const cubes = [...svg.matchAll(/<use[^>]*>/g)].map(([tag]) => box(tag, 'cube'));
  const frames = [...svg.matchAll(/<rect[^>]*>/g)].map(([tag]) => box(tag, 'frame'));
  return { texts, cubes, frames };
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const inside = (a: Box, b: Box): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height;

function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => overlap(a, b))
      .map((b) => `${a.what} and ${b.what}`),
  );
}

/** Points along path data of M, H and C, close enough to miss nothing. */
function pointsOf(line: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest = ''] of line.matchAll(/([MHC])([^MHC]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = rest.trim().split(' ').map(Number);
    const [startX, startY] = [x, y];
    if (command === 'M') [x, y] = [a, b];
    else if (command === 'H') x = a;
    else [x, y] = [e, f];
    for (let t = 0; t <= 1; t += 0.02) {
      const u = 1 - t;
      const bend = (p: number, q: number, r: number, s: number): number =>
        u ** 3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t ** 3 * s;
      if (command === 'H') points.push({ x: startX + (x - startX) * t, y });
      else if (command === 'C') points.push({ x: bend(startX, a, c, e), y: bend(startY, b, d, f) });
    }
  }
  return points;
}

function complaints(graph: ModuleGraph, layout = layOut(graph)): string[] {
  const svg = svgOf(layout, 'x');
  const { texts, cubes, frames } = boxesOf(svg);
  const found = overlaps([...texts, ...cubes]).map((both) => `${both} overlap`);
  found.push(...overlaps(frames));
  for (const box of [...texts, ...cubes]) {
    if (!frames.some((frame) => inside(box, frame))) found.push(`${box.what} is in no frame`);
  }
  const { width, rows } = { width: layout.columns.width, rows: layout.rows };
  const canvas = { what: 'canvas', x: 0, y: 0, width, height: rows.height };
  for (const frame of frames) if (!inside(frame, canvas)) found.push('a frame is cut off');
  if (width > WIDEST) found.push(`${width} wide`);
  // In the order of the markup: every module has a cube and a name.
  const placeOf = new Map(layout.nodes.map((node, index) => [node, cubes[index] as Box]));
  for (const edge of layout.edges) {
    const { line, tip } = wayOf(edge, layout);
    const points = pointsOf(line);
    const name = `${edge.from.module.name} to ${edge.to.module.name}`;
    for (const box of [...texts, ...cubes]) {
      if (points.some(({ x, y }) => overlap({ what: '', x, y, width: 0.1, height: 0.1 }, box))) {
        found.push(`${name} runs through ${box.what}`);
      }
    }
    const ends = [points[0], points.at(-1)];
    for (const [end, node] of [
      [tip, edge.to],
      [ends.find((point) => point?.x !== tip.x || point.y !== tip.y), edge.from],
    ] as const) {
      const cube = placeOf.get(node) as Box;
      const far = Math.abs((end?.y ?? 0) - (cube.y + cube.height / 2)) > 8;
      if (far || (end?.x ?? 0) < cube.x - 8) found.push(`${name} misses ${node.module.name}`);
    }
    if (points.some(({ x, y }) => x < 0 || y < 0 || x > width || y > rows.height)) {
      found.push(`${name} leaves the drawing`);
    }
  }
  return found;
}

test('there are graphs to draw', () => expect(FILES.length).toBeGreaterThan(2));

test.each(FILES)('%s is drawn without overlaps, every line from module to module', (file) => {
  const source = readFileSync(join(PROJECT, file), 'utf8');
  expect(complaints(moduleGraphSchema.parse(JSON.parse(source)))).toEqual([]);
});

test('so are 150 graphs with circles, shared modules and long names', () => {
  for (let seed = 0; seed < 150; seed++) {
    const graph = moduleGraphSchema.parse(randomGraph(seed));
    expect(complaints(graph), `seed ${seed}`).toEqual([]);
  }
});

test.each([1, 2, 7, 25])('so is a chain of %i, however deep', (length) => {
  expect(complaints(chain(length))).toEqual([]);
});

test('the rules see names on top of one another', () => {
  const graph = chain(3);
  const layout = layOut(graph);
  for (const node of layout.nodes) (layout.columns.of as Map<Node, number>).set(node, 0);
  expect(complaints(graph, layout).join()).toContain('src/module-0.js and src/module-1.js overlap');
});

test('the rules see a line through a name', () => {
  const graph = chain(3);
  graph.imports.push({ from: 'src/module-0.js', to: 'src/module-2.js', dynamic: false });
  expect(complaints(graph)).toEqual([]);
  const layout = layOut(graph);
  for (const item of layout.rows.y.keys()) layout.rows.y.set(item, 60);
  expect(complaints(graph, layout)).toContain(
    'src/module-0.js to src/module-2.js runs through cube',
  );
});

test('a circle is drawn in both directions', () => {
  const graph = chain(2);
  graph.imports.push({ from: 'src/module-1.js', to: 'src/module-0.js', dynamic: true });
  const layout = layOut(graph);
  expect(layout.edges.map((edge) => wayOf(edge, layout).tip.towards)).toEqual(['right', 'left']);
  expect(complaints(graph)).toEqual([]);
});
