import { expect, test } from 'vitest';
import { contains, matchOf, piecesOf, plainMessage } from './messages.ts';

const CANNOT = "Module not found: Error: Can't resolve '…' in '…'";
const match = (text: string, pattern = CANNOT) => matchOf(plainMessage(text), piecesOf(pattern));

test('paths, colors, line breaks and quotes do not count', () => {
  for (const text of [
    "Module not found: Error: Can't resolve './a' in '/app/src'",
    "\u001b[31mERROR\u001b[39m in ./a.js 1:0-8\nModule not found: Error: Can't resolve './a'\n  in 'C:\\app\\src'\n  at x",
    'module not found: error: can’t resolve ‘left-pad’ in ‘/x’',
  ]) {
    expect(match(text)).toMatchObject({ whole: true });
  }
  expect(contains("Module not found: Error: Can't resolve 'a' in 'b'", CANNOT)).toBe(true);
  expect(contains("Module not found: Error: Can't resolve 'a'", CANNOT)).toBe(false);
});

test.each([
  ['cut in a path', "Module not found: Error: Can't resolve './compo"],
  ['cut in its words', 'Module not found: Error: Can'],
  ['without its beginning', "found: Error: Can't resolve './a' in '/app'"],
  ['words out of its middle', "not found: Error: Can't"],
])('%s it is still recognized, but not as a whole', (_how, text) => {
  expect(match(text)).toMatchObject({ whole: false });
});

test.each([
  ['another message with the same beginning', 'Module not found: Error: Recursion in resolving'],
  ['a few of its letters', 'Module not'],
  ['words that go on otherwise', "Error: Can't resolve it and I do not know what to do about this"],
  ['nothing', ''],
])('%s is not recognized', (_how, text) => {
  expect(match(text)).toBeNull();
});

test('what is between two parts has a limit', () => {
  const apart = (letters: number) =>
    match(`Error: first ${'x'.repeat(letters)} second one`, 'Error: first … second one');
  expect(apart(300)).toMatchObject({ whole: true });
  expect(apart(5_000)).toBeNull();
});
