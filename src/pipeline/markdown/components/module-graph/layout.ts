// Places everything of a drawing: frames, modules and the ways between them.
import type { ModuleGraph } from '../../../../model/module-graph.ts';
import { type Columns, columnsOf } from './columns.ts';
import { at, type Item, type Lane, lanesOf } from './lanes.ts';
import { type Edge, edgesOf, type Node, nodesOf, ranksOf } from './nodes.ts';
import { type Rows, rowsOf } from './rows.ts';

export interface Layout {
  graph: ModuleGraph;
  nodes: Node[];
  edges: Edge[];
  lanes: Map<Edge, Lane[]>;
  columns: Columns;
  rows: Rows;
}

/** Enough for the order to settle in a graph that a page can show. */
const SWEEPS = 8;

export function layOut(graph: ModuleGraph): Layout {
  const nodes = nodesOf(graph);
  const edges = edgesOf(graph, nodes);
  const columns = columnsOf(graph, ranksOf(nodes, edges));
  const lanes = lanesOf(edges, columns);
  let items: Item[] = [...nodes, ...[...lanes.values()].flat()];
  let rows = rowsOf(graph, items, columns);
  let best = { rows, cost: costOf(rows, { edges, lanes, columns }) };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    items = towardsNeighbours(items, { rows, edges, lanes });
    rows = rowsOf(graph, items, columns);
    const cost = costOf(rows, { edges, lanes, columns });
    if (cost < best.cost) best = { rows, cost };
  }
  return { graph, nodes, edges, lanes, columns, rows: best.rows };
}

type Ways = Pick<Layout, 'edges' | 'lanes'>;

/** From item to item, left to right or back. */
function hops({ edges, lanes }: Ways, columns: Columns): [Item, Item][] {
  return edges.flatMap((edge) => {
    const ends = [edge.from, edge.to].sort((a, b) => at(a, columns) - at(b, columns));
    const way = [ends[0], ...(lanes.get(edge) ?? []), ends[1]] as Item[];
    return way.slice(1).map((item, index): [Item, Item] => [way[index] as Item, item]);
  });
}

/** How far lines climb and fall: short ways cross less. */
function costOf({ y }: Rows, ways: Ways & { columns: Columns }): number {
  const height = ([a, b]: [Item, Item]) => Math.abs((y.get(a) ?? 0) - (y.get(b) ?? 0));
  return hops(ways, ways.columns).reduce((sum, hop) => sum + height(hop), 0);
}

/** In the order of the mean height of what each is connected with. */
function towardsNeighbours(
  items: readonly Item[],
  { rows: { y }, edges, lanes }: Ways & { rows: Rows },
): Item[] {
  const near = new Map(items.map((item) => [item, [y.get(item) ?? 0]]));
  for (const edge of edges) {
    const way: Item[] = [edge.from, ...(lanes.get(edge) ?? []), edge.to];
    for (const item of way) for (const other of way) near.get(item)?.push(y.get(other) ?? 0);
  }
  const mean = (item: Item): number => {
    const heights = near.get(item) ?? [];
    return heights.reduce((sum, height) => sum + height, 0) / heights.length;
  };
  return [...items].sort((a, b) => mean(a) - mean(b));
}
