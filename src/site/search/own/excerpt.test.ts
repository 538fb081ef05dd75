import { expect, test } from 'vitest';
import type { Marked } from '../service.ts';
import { excerptOf, marked, type Wanted } from './excerpt.ts';

const wanted = (...terms: string[]): Wanted => ({ terms: new Set(terms), prefix: '' });

/** Marks as brackets. */
function shown({ text, marks }: Marked): string {
  const ends = marks.toReversed();
  return ends.reduce(
    (left, { start, end }) =>
      `${left.slice(0, start)}[${left.slice(start, end)}]${left.slice(end)}`,
    text,
  );
}

test.each([
  ['optimization.realContentHash', ['contenthash'], 'optimization.real[ContentHash]'],
  ['output.path', ['path'], 'output.[path]'],
  ['output.path', ['output.path', 'output', 'path'], '[output.path]'],
  ['Caching in modules', ['cach'], '[Caching] in modules'],
  ['which modules', ['mode', 'mod'], 'which modules'],
])('in %s %j is marked', (text, terms, expected) => {
  expect(shown(marked(text, wanted(...terms)))).toBe(expected);
});

test('of a longer word only what was typed is marked', () => {
  const typing = { terms: new Set(['split']), prefix: 'split' };
  expect(shown(marked('Splitting, splitChunks and optimization.splitter', typing))).toBe(
    '[Splitting], [split]Chunks and optimization.[split]ter',
  );
});

const long = `${'Nothing here. '.repeat(20)}The folder of files is output.path, and it is absolute. ${'More. '.repeat(40)}`;

test('a long text is cut at the sentence of the match', () => {
  const excerpt = excerptOf(long, wanted('output.path'));
  expect(excerpt.text).toMatch(/^…The folder of files/);
  expect(excerpt.text).toMatch(/…$/);
  expect(shown(excerpt)).toContain('[output.path]');
  expect(excerpt.text.length).toBeLessThanOrEqual(162);
});

test('of what was asked for by name it begins at the beginning', () => {
  expect(excerptOf(long, wanted('output.path'), true).text).toMatch(/^Nothing here/);
});

test('without a match it begins at the beginning', () => {
  expect(excerptOf(long, wanted('zebra'))).toMatchObject({ marks: [] });
  expect(excerptOf(long, wanted('zebra')).text).toMatch(/^Nothing here/);
  expect(excerptOf('Short.', wanted())).toEqual({ text: 'Short.', marks: [] });
});
