// The line of an import, from module to module: it bends between columns only, where nothing else is.
import { nodeWidth } from './columns.ts';
import { at, type Item, leftFirst } from './lanes.ts';
import type { Layout } from './layout.ts';
import type { Edge, Node } from './nodes.ts';

interface Way {
  /** Path data. */
  line: string;
  /** Where it points, and to which side. */
  tip: { x: number; y: number; towards: 'left' | 'right' };
}

const NEAR = 4;
/** Lines of both kinds from one module would cover one another. */
const BELOW = 7;
/** How far out the control points of a returning line are; it bends three quarters of that. */
const RETURN = 14;

export function wayOf(edge: Edge, layout: Layout): Way {
  const { columns, lanes, rows } = layout;
  const [left, right] = leftFirst(edge, columns);
  const y = (item: Item): number =>
    round((rows.y.get(item) ?? 0) + (edge.dynamic && item === edge.from ? BELOW : 0));
  const leftEnd = xOf(left, layout) + nodeWidth(left) + NEAR;
  if (at(left, columns) === at(right, columns)) return returning(edge, layout);
  let line = `M${leftEnd} ${y(left)}`;
  let from: Item = left;
  for (const item of [...(lanes.get(edge) ?? []), right]) {
    const x = xOf(item, layout) - NEAR;
    const start = edgeOf(from, layout);
    const middle = round((start + x) / 2);
    line += `H${start}C${middle} ${y(from)} ${middle} ${y(item)} ${x} ${y(item)}`;
    from = item;
  }
  const forward = edge.to === right;
  const tip = forward
    ? ({ x: xOf(right, layout) - NEAR, y: y(right), towards: 'right' } as const)
    : ({ x: leftEnd, y: y(left), towards: 'left' } as const);
  return { line, tip };
}

/** Within one column: out to the right and back. */
function returning({ from, to }: Edge, layout: Layout): Way {
  const end = (node: Node): number => xOf(node, layout) + nodeWidth(node) + NEAR;
  const y = (node: Node): number => round(layout.rows.y.get(node) ?? 0);
  const edge = edgeOf(from, layout);
  const out = edge + RETURN;
  const line = `M${end(from)} ${y(from)}H${edge}C${out} ${y(from)} ${out} ${y(to)} ${edge} ${y(to)}H${end(to)}`;
  return { line, tip: { x: end(to), y: y(to), towards: 'left' } };
}

export const xOf = (item: Item, { columns }: Layout): number =>
  columns.at[at(item, columns)]?.x ?? 0;

/** Right edge of an item's column, a little outside: the bend begins here. */
function edgeOf(item: Item, { columns }: Layout): number {
  const column = columns.at[at(item, columns)];
  return (column?.x ?? 0) + (column?.width ?? 0) + NEAR;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
