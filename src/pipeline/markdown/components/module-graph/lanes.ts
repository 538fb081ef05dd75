// The ways of lines that pass a column: each gets a lane of its own there, so that none runs through a name.
import type { Columns } from './columns.ts';
import type { Edge, Node } from './nodes.ts';

export interface Lane {
  edge: Edge;
  column: number;
  /** Chunk in whose frame it lies; null where it passes between frames. */
  chunk: number | null;
}

export type Item = Node | Lane;

export const isLane = (item: Item): item is Lane => 'edge' in item;

/** By edge, from left to right. */
export function lanesOf(edges: readonly Edge[], columns: Columns): Map<Edge, Lane[]> {
  return new Map(
    edges.map((edge) => {
      const [left, right] = leftFirst(edge, columns);
      const lanes: Lane[] = [];
      for (let column = at(left, columns) + 1; column < at(right, columns); column++) {
        const inLeft = column <= (columns.spans[left.chunk]?.[1] ?? 0);
        const inRight = column >= (columns.spans[right.chunk]?.[0] ?? 0);
        const chunk = inLeft ? left.chunk : inRight ? right.chunk : null;
        lanes.push({ edge, column, chunk });
      }
      return [edge, lanes];
    }),
  );
}

export function leftFirst({ from, to }: Edge, columns: Columns): [Node, Node] {
  return at(from, columns) <= at(to, columns) ? [from, to] : [to, from];
}

export const at = (item: Item, columns: Columns): number =>
  isLane(item) ? item.column : (columns.of.get(item) ?? 0);
