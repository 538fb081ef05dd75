import { expect, test } from 'vitest';
import { pageOfTwin, twinPath } from './twin.ts';

test.each([
  ['/', '/index.md'],
  ['/configuration/', '/configuration.md'],
  ['/configuration/output/', '/configuration/output.md'],
])('%s has the twin %s', (page, twin) => {
  expect(twinPath(page)).toBe(twin);
  expect(pageOfTwin(twin)).toBe(page);
});
