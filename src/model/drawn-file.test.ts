import { expect, test } from 'vitest';
import { type Drawn, drawnOfPath, drawnPath, fileOfComponent } from './drawn-file.ts';

test.each<[Drawn, string]>([
  [{ project: 'shop/01-a', file: 'graph.json' }, 'examples/shop/steps/01-a/graph.json'],
  [{ project: 'shop/file', file: 'printed.txt' }, 'examples/shop/steps/file/printed.txt'],
  [{ project: 'shop', file: 'loader-order.json' }, 'examples/shop/loader-order.json'],
])('%o is %s, and back', (drawn, path) => {
  expect(drawnPath(drawn)).toBe(path);
  expect(drawnOfPath(path)).toEqual(drawn);
});

test.each(['examples/shop/src/graph.json', 'data/graph.json', 'examples/shop/step.json'])(
  '%s is not drawn',
  (path) => expect(drawnOfPath(path)).toBeNull(),
);

test('a component that draws no run has no file', () => {
  expect(fileOfComponent('PublicPath')).toBe('public-path.json');
  expect(fileOfComponent('Pages')).toBeUndefined();
  expect(fileOfComponent('toString')).toBeUndefined();
});
