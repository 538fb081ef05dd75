// Spreads nodes over columns from left to right, as many as the page has room for.
import type { GraphChunk, ModuleGraph } from '../../../../model/module-graph.ts';
import { monoWidth, sansWidth, shorten, sizeText } from './measure.ts';
import type { Node } from './nodes.ts';

/** Of a drawing, which is not scaled down beside an outline: the narrowest column there, less the padding. */
export const WIDEST = 656;
/** Between two columns: the frames' padding on both sides, and room for the bend of a line. */
const GAP = 48;
export const FRAME_PAD = 12;
/** Beside the outermost columns: a frame's padding, and the bend of a line that returns. */
const MARGIN = 16;
export const CUBE = 20;
export const CUBE_GAP = 8;

interface HeadLine {
  /** In the face for what can be pasted. */
  name: string;
  note: string;
}

/** What stands above the modules of a chunk. */
export function headOf({ name, files, initial, runtime }: GraphChunk): HeadLine[] {
  const lines = files.map((file) => ({ name: shorten(file.name), note: sizeText(file.size) }));
  if (lines.length === 0) lines.push({ name: shorten(name), note: '' });
  if (!initial) lines.push({ name: '', note: 'loaded on demand' });
  if (runtime > 0) lines.push({ name: '', note: runtimeText(runtime) });
  return lines;
}

const runtimeText = (count: number): string => `+ ${count} runtime module${count > 1 ? 's' : ''}`;

export const headWidth = ({ name, note }: HeadLine): number =>
  monoWidth(name) + (name === '' || note === '' ? 0 : CUBE_GAP) + sansWidth(note);

export const nodeWidth = ({ module }: Node): number =>
  CUBE + CUBE_GAP + Math.max(monoWidth(shorten(module.name)), sansWidth(sizeText(module.size)));

export interface Columns {
  of: ReadonlyMap<Node, number>;
  /** Left edge and width of each. */
  at: readonly { x: number; width: number }[];
  /** First and last column of each chunk. */
  spans: readonly (readonly [number, number])[];
  width: number;
}

/** Where the ranks are too many for the page, the next one begins at the left again. */
export function columnsOf(graph: ModuleGraph, ranks: ReadonlyMap<Node, number>): Columns {
  let count = Math.max(...ranks.values()) + 1;
  let columns = spread(graph, ranks, count);
  while (columns.width > WIDEST && count > 1) columns = spread(graph, ranks, --count);
  return columns;
}

function spread({ chunks }: ModuleGraph, ranks: ReadonlyMap<Node, number>, count: number): Columns {
  const of = new Map([...ranks].map(([node, rank]) => [node, rank % count]));
  const spans = chunks.map((_, index): [number, number] => {
    const own = [...of].filter(([node]) => node.chunk === index).map(([, column]) => column);
    return own.length === 0 ? [0, 0] : [Math.min(...own), Math.max(...own)];
  });
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(
      ...[...of].filter(([, at]) => at === column).map(([node]) => nodeWidth(node)),
      ...chunks
        .filter((_, index) => spans[index]?.[0] === column)
        .flatMap((chunk) => headOf(chunk).map(headWidth)),
    ),
  );
  let x = MARGIN;
  const at = widths.map((width) => {
    const column = { x, width };
    x += width + GAP;
    return column;
  });
  return { of, at, spans, width: x - GAP + MARGIN };
}
