import { expect, test } from 'vitest';
import { graphFile, moduleGraphSchema, projectOfGraph } from './module-graph.ts';

test.each([
  ['shop/01-a', 'examples/shop/steps/01-a/graph.json'],
  ['shop', 'examples/shop/graph.json'],
])('the graph of %s is %s, and back', (project, file) => {
  expect(graphFile(project)).toBe(file);
  expect(projectOfGraph(file)).toBe(project);
});

test('another file is no graph', () => {
  expect(projectOfGraph('examples/shop/src/graph.json')).toBeNull();
  expect(projectOfGraph('data/graph.json')).toBeNull();
});

test('a name that is no module is refused', () => {
  const graph = {
    modules: [{ name: 'a.js', kind: 'script', size: 1, entry: true }],
    chunks: [{ name: 'main', files: [], initial: true, runtime: 0, modules: ['a.js'] }],
    imports: [{ from: 'a.js', to: 'b.js', dynamic: false }],
  };
  expect(moduleGraphSchema.safeParse({ ...graph, imports: [] }).success).toBe(true);
  expect(moduleGraphSchema.safeParse(graph).error?.issues[0]?.message).toContain('"b.js"');
});
