import { expect, test } from 'vitest';
import { formatBytes, formatCount } from './numbers.ts';

test.each([
  [432, '432 B'],
  [1000, '1.0 kB'],
  [9949, '9.9 kB'],
  [9950, '10 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [4_420_000, '4.4 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test('thousands are parted', () => {
  expect(formatCount(1284)).toBe('1,284');
});
