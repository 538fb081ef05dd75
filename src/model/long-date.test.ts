import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test.each([
  ['2020-10-10', 'October 10, 2020'],
  ['2026-05-03T23:59:59Z', 'May 3, 2026'],
])('%s is %s', (date, text) => {
  expect(longDate(date)).toBe(text);
});
