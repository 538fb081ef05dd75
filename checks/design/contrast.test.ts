// All text at least 4.5:1 on every surface it may sit on; control edges, focus and markers 3:1.
import { expect, test } from 'vitest';
import { contrast, judge, readTokens, tooFaint } from './contrast.ts';
import { DECORATION, PAIRS } from './pairs.ts';

const tokens = readTokens();
const judged = judge(tokens, PAIRS);

test('every pair of colours keeps its contrast in both themes', () => {
  expect(judged.length).toBeGreaterThan(230);
  const text = judged.filter(({ least }) => least === 4.5).map(({ ratio }) => ratio);
  console.log(`${judged.length} pairs; the faintest text has ${Math.min(...text).toFixed(2)}:1`);
  expect(tooFaint(judged)).toEqual([]);
});

test('every colour of the tokens stands in a pair or is decoration', () => {
  const used = new Set([...PAIRS.flatMap(({ ink, on }) => [...ink, ...on]), ...DECORATION]);
  expect([...tokens.keys()].filter((name) => !used.has(name))).toEqual([]);
  expect(DECORATION.filter((name) => !tokens.has(name))).toEqual([]);
});

test('the ratio is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // The well-known grey that just reaches 4.5 on white, and its neighbour that does not.
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

test('a colour that is too faint in one theme is named', () => {
  const css =
    '--bg: light-dark(#ffffff, #000000);--ink: light-dark(#777777, #777777);--x: var(--bg);';
  const pairs = [{ ink: ['--ink'], on: ['--bg', '--x'], least: 4.5 as const }];
  expect(tooFaint(judge(readTokens(css), pairs))).toEqual([
    '--ink on --bg, light: 4.48, needs 4.5',
    '--ink on --x, light: 4.48, needs 4.5',
  ]);
  const unknown = [{ ink: ['--gone'], on: ['--bg'], least: 3 as const }];
  expect(() => judge(readTokens(css), unknown)).toThrow('has no colour --gone');
});
