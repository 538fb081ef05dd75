import { expect, test } from 'vitest';
import { moduleGraphSchema } from './module-graph.ts';

test('a name that is no module is refused', () => {
  const graph = {
    modules: [{ name: 'a.js', kind: 'script', size: 1, entry: true }],
    chunks: [{ name: 'main', files: [], initial: true, runtime: 0, modules: ['a.js'] }],
    imports: [{ from: 'a.js', to: 'b.js', dynamic: false }],
  };
  expect(moduleGraphSchema.safeParse({ ...graph, imports: [] }).success).toBe(true);
  expect(moduleGraphSchema.safeParse(graph).error?.issues[0]?.message).toContain('"b.js"');
});
