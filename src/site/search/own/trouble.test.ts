import { expect, test } from 'vitest';
import { asksAboutTrouble, isAboutTrouble } from './trouble.ts';

test.each([
  ['tree shaking not working', true],
  ["source maps don't work", true],
  ['loading chunk 0 failed', true],
  ['proxy 404', true],
  ['notes on hashes', false],
  ['tree shaking', false],
])('%s: %s', (query, expected) => {
  expect(asksAboutTrouble(query)).toBe(expected);
});

test.each([
  ['If it does not work', true],
  ['Troubleshooting', true],
  ['Errors you may meet', true],
  ['Why code stays', true],
  ['Notation', false],
  ['output.filename', false],
])('a heading, %s: %s', (heading, expected) => {
  expect(isAboutTrouble(heading)).toBe(expected);
});
