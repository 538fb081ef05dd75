// What is drawn of a graph: a module once in every chunk that holds it, and the imports between those copies.
import type { GraphModule, ModuleGraph } from '../../../../model/module-graph.ts';

export interface Node {
  module: GraphModule;
  /** Index of its chunk. */
  chunk: number;
}

export interface Edge {
  from: Node;
  to: Node;
  dynamic: boolean;
}

export function nodesOf({ modules, chunks }: ModuleGraph): Node[] {
  return chunks.flatMap((chunk, index) =>
    modules
      .filter(({ name }) => chunk.modules.includes(name))
      .map((module) => ({ module, chunk: index })),
  );
}

/** A chunk's own copy is what its modules import. */
export function edgesOf({ imports }: ModuleGraph, nodes: readonly Node[]): Edge[] {
  return imports.flatMap(({ from, to, dynamic }) => {
    const targets = nodes.filter(({ module }) => module.name === to);
    return nodes
      .filter(({ module }) => module.name === from)
      .flatMap((source) => {
        const target = targets.find(({ chunk }) => chunk === source.chunk) ?? targets[0];
        return target === undefined || target === source
          ? []
          : [{ from: source, to: target, dynamic }];
      });
  });
}

/** How many imports lie between an entry and a node, on the longest way that no circle lengthens. */
export function ranksOf(nodes: readonly Node[], edges: readonly Edge[]): Map<Node, number> {
  const finished: Node[] = [];
  const state = new Map<Node, 'open' | 'done'>();
  const back = new Set<Edge>();
  const visit = (node: Node): void => {
    state.set(node, 'open');
    for (const edge of edges.filter(({ from }) => from === node)) {
      if (state.get(edge.to) === 'open') back.add(edge);
      else if (!state.has(edge.to)) visit(edge.to);
    }
    state.set(node, 'done');
    finished.push(node);
  };
  const entriesFirst = [...nodes].sort((a, b) => Number(b.module.entry) - Number(a.module.entry));
  for (const node of entriesFirst) if (!state.has(node)) visit(node);
  const ranks = new Map(nodes.map((node) => [node, 0]));
  for (const node of finished.reverse()) {
    for (const edge of edges.filter((edge) => edge.from === node && !back.has(edge))) {
      ranks.set(edge.to, Math.max(ranks.get(edge.to) ?? 0, (ranks.get(node) ?? 0) + 1));
    }
  }
  return ranks;
}
