// Stacks what is in each column of a frame, and the frames themselves where none covers another.
import type { ModuleGraph } from '../../../../model/module-graph.ts';
import { type Columns, headOf } from './columns.ts';
import { at, type Item, isLane, type Lane } from './lanes.ts';

const NODE_HEIGHT = 34;
export const LINE_HEIGHT = 18;
const LANE_HEIGHT = 12;
const ROW_GAP = 14;
const FRAME_GAP = 18;
const TOP = 12;
const UNDER_HEAD = 14;
const BOTTOM = 16;
const MARGIN = 1;

export interface Rows {
  /** Middle of every module and lane. */
  y: Map<Item, number>;
  /** By chunk. */
  frames: { y: number; height: number }[];
  height: number;
}

/** `items` in the order in which they stand below one another. */
export function rowsOf({ chunks }: ModuleGraph, items: readonly Item[], columns: Columns): Rows {
  const y = new Map<Item, number>();
  const frames: Rows['frames'] = [];
  const free = columns.at.map(() => MARGIN);
  /** The highest place in these columns that is below all that was put there. */
  const put = ([first, last]: readonly [number, number], height: number): number => {
    const top = Math.max(...free.slice(first, last + 1));
    free.fill(top + height + FRAME_GAP, first, last + 1);
    return top;
  };
  const order = chunks
    .map((_, index) => index)
    .sort((a, b) => (columns.spans[a]?.[0] ?? 0) - (columns.spans[b]?.[0] ?? 0));
  for (const index of order) {
    const span = columns.spans[index] ?? [0, 0];
    const head = TOP + headOf(chunks[index] as ModuleGraph['chunks'][number]).length * LINE_HEIGHT;
    const stacks = stacksOf(
      items.filter((item) => item.chunk === index),
      columns,
    );
    const tallest = Math.max(0, ...stacks.map(heightOf));
    const height = head + (tallest === 0 ? 0 : UNDER_HEAD + tallest) + BOTTOM;
    const top = put(span, height);
    frames[index] = { y: top, height };
    for (const stack of stacks) {
      fill(stack, { y, from: top + head + UNDER_HEAD + (tallest - heightOf(stack)) / 2 });
    }
  }
  for (const lane of items.filter((item): item is Lane => isLane(item) && item.chunk === null)) {
    const top = put([lane.column, lane.column], LANE_HEIGHT);
    y.set(lane, top + LANE_HEIGHT / 2);
  }
  return { y, frames, height: Math.max(...free) - FRAME_GAP + MARGIN };
}

function stacksOf(items: readonly Item[], columns: Columns): Item[][] {
  return columns.at
    .map((_, column) => items.filter((item) => at(item, columns) === column))
    .filter((stack) => stack.length > 0);
}

const tall = (item: Item): number => (isLane(item) ? LANE_HEIGHT : NODE_HEIGHT);

const heightOf = (stack: readonly Item[]): number =>
  stack.reduce((sum, item) => sum + tall(item), 0) + (stack.length - 1) * ROW_GAP;

function fill(stack: readonly Item[], { y, from }: { y: Map<Item, number>; from: number }): void {
  let top = from;
  for (const item of stack) {
    y.set(item, top + tall(item) / 2);
    top += tall(item) + ROW_GAP;
  }
}
