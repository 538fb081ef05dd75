import { expect, test } from 'vitest';
import { fitTitle } from './fit-title.ts';

/** Every character is half as wide as high: 660 hold 12 at the largest size and 30 at the smallest. */
const setIn660 = (title: string) => fitTitle(title, (text, size) => (text.length * size) / 2, 660);

test.each([
  ['API', 104, ['API']],
  ['Compiler Hooks', 104, ['Compiler', 'Hooks']],
  // Even lines, not full ones.
  ['Tree Shaking and its friends', 88, ['Tree Shaking', 'and its friends']],
  [
    'How the Runtime Finds Modules After a Split in Two',
    64,
    ['How the Runtime', 'Finds Modules After', 'a Split in Two'],
  ],
])('%s is set at %i in the most even lines', (title, size, lines) => {
  expect(setIn660(title)).toEqual({ size, lines });
});

test('a number and a space that joins keep their words together', () => {
  expect(setIn660('webpack 5 release')?.lines).toEqual(['webpack 5', 'release']);
  expect(setIn660('Bundle\u00a0your assets')?.lines).toEqual(['Bundle\u00a0your', 'assets']);
});

test('a name breaks at its hyphens rather than become small, elsewhere only when it must', () => {
  expect(setIn660('source-map-loader')).toEqual({ size: 76, lines: ['source-map-loader'] });
  expect(setIn660('html-minimizer-webpack-plugin')).toEqual({
    size: 88,
    lines: ['html-minimizer-', 'webpack-plugin'],
  });
  expect(setIn660('module.parser.javascript')).toEqual({
    size: 54,
    lines: ['module.parser.javascript'],
  });
  expect(setIn660('optimization.splitChunks.cacheGroups')?.lines).toEqual([
    'optimization',
    '.splitChunks',
    '.cacheGroups',
  ]);
  expect(setIn660('HttpUriPluginLockfileLocationOptions')?.lines).toEqual([
    'HttpUriPlugin',
    'Lockfile',
    'LocationOptions',
  ]);
});

test('ninety-eight characters fit, a word without a place to break does not', () => {
  expect(setIn660('ten letter '.repeat(9).trim())).toMatchObject({ size: 44 });
  expect(setIn660('x'.repeat(31))).toBeNull();
  expect(setIn660('many words '.repeat(20))).toBeNull();
});
