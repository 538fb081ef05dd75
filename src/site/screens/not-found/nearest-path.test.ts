import { expect, test } from 'vitest';
import { nearestPath } from './nearest-path.ts';

const paths = ['/', '/guides/', '/guides/output-management/', '/guides/caching/', ''];

test.each([
  ['/guides/outptu-management/', '/guides/output-management/'],
  ['/guides/cachin/', '/guides/caching/'],
  ['/guide/', '/guides/'],
  ['/guides/caching/', '/guides/caching/'],
])('%s is probably %s', (path, nearest) => {
  expect(nearestPath(path, paths)).toBe(nearest);
});

test('three edits are near, four are too far', () => {
  expect(nearestPath('/abcxyz/', ['/abc/'])).toBe('/abc/');
  expect(nearestPath('/abcwxyz/', ['/abc/'])).toBeNull();
});
