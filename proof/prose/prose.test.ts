// Each rule of prose is broken on purpose; the clean text next to it passes.
import { expect, test } from 'vitest';
import type { PageRecord } from '../../src/model/record.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { bannedIn } from './banned.ts';
import { projectWords } from './dictionary.ts';
import { checkDescription, checkHeadings, checkWords } from './prove-prose.ts';
import { createSpeller } from './speller.ts';
import { wordsOf } from './words.ts';

const speller = createSpeller(projectWords('# own words\nwebpack\n'));
const page = (facts: Partial<PageRecord>): PageRecord =>
  sampleRecord('guides/x.md', { title: 'Page', description: 'About a page.', ...facts });
const prose = (text: string) => page({ prose: [{ line: 12, text }] });

test('a misspelled word is named with file, line and what was meant', () => {
  expect(checkWords(prose('Where webpack wrties its files.'), speller)).toMatchObject([
    {
      file: 'content/guides/x.md',
      line: 12,
      what: '"wrties" is not in the dictionary.',
      advice: expect.stringContaining('writes'),
    },
  ]);
});

test('British spelling is not ours', () => {
  expect(checkWords(prose('The colour of a module.'), speller)).toHaveLength(1);
  expect(checkWords(prose('The color of a module.'), speller)).toEqual([]);
});

test('title and description are read too', () => {
  expect(checkWords(page({ title: 'Modul' }), speller)).toHaveLength(1);
  expect(checkWords(page({ description: 'Abuot it.' }), speller)).toHaveLength(1);
});

test('addresses, paths, names and capitals are no words', () => {
  const text =
    "See https://x.example/abcd, src/idx.js, camelCase, HTML and webpack's pages: don't.";
  expect(wordsOf(text)).toEqual(['See', 'and', 'webpack', 'pages', "don't"]);
});

test.each([
  ['You simply run it.', ['simply']],
  ['It is just a file.', ['just']],
  ['Just before it writes, just as you asked.', []],
  ['Unjust and easygoing.', []],
  ['An easy and powerful way.', ['easy', 'powerful']],
])('%s', (text, words) => {
  expect(bannedIn(text).map(({ word }) => word)).toEqual(words);
});

test('a skipped heading level is seen', () => {
  const heading = (depth: number, line: number) => ({
    depth,
    line,
    text: 'x',
    id: 'x',
    option: false,
  });
  expect(checkHeadings(page({ headings: [heading(2, 3), heading(3, 5), heading(2, 7)] }))).toEqual(
    [],
  );
  expect(checkHeadings(page({ headings: [heading(2, 3), heading(4, 5)] }))).toMatchObject([
    { line: 5, advice: expect.stringContaining('###') },
  ]);
  expect(checkHeadings(page({ headings: [heading(3, 3)] }))).toHaveLength(1);
});

test('a description is one sentence of useful length', () => {
  expect(checkDescription(page({ description: 'Short.' }))).toHaveLength(1);
  expect(checkDescription(page({ description: 'x'.repeat(161) }))).toHaveLength(1);
  expect(checkDescription(page({ description: 'x'.repeat(100) }))).toEqual([]);
});
