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

test('three edits of a long name are near, four are too far', () => {
  expect(nearestPath('/guides/output-manage/', ['/guides/output-management/'])).toBeNull();
  expect(nearestPath('/guides/output-managem/', ['/guides/output-management/'])).not.toBeNull();
});

test.each([
  ['/abcd/', '/api/'],
  ['/news/', '/vote/'],
  ['/guides/foo/', '/guides/pwa/'],
  ['/a/', '/'],
])('%s is not %s: a third of a name may be wrong, not more', (path, other) => {
  expect(nearestPath(path, [other])).toBeNull();
});
