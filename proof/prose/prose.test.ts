// Each rule of prose is broken on purpose; the clean text next to it passes.
import { expect, test } from 'vitest';
import type { PageRecord } from '../../src/model/record.ts';
import { sampleRecord } from '../../src/pipeline/testing/sample-record.ts';
import { bannedIn } from './banned.ts';
import { aboveCeilings, lowered } from './ceilings.ts';
import { projectWords } from './dictionary.ts';
import { Exceptions } from './exceptions.ts';
import { figuresOf } from './figures.ts';
import { checkDescription, checkHeadings, checkPhrases, checkWords } from './prove-prose.ts';
import { createSpeller } from './speller.ts';
import { stockIn } from './stock.ts';
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

test.each([
  ['The address of the page.', ['address']],
  ['An IP address in the address bar.', []],
  ['It stands in the file, which lies there.', ['stands', 'lies']],
  ['ESM stands for ECMAScript modules.', []],
  ['Seven modules hang on it, and this holds for all.', ['hangs', 'holds for']],
  ['A bare specifier is no URL.', ['is no']],
  ['There is no chunk, and it is no longer written.', []],
  ['It has got a name that shall stay.', ['has got', 'shall']],
  ['The file tells which; it tells webpack how.', ['tells how']],
  ['Whoever needs such a file, and nobody else.', ['whoever', 'such a', 'nobody']],
  ['The one is read, the other written.', ['the one … the other']],
  ['In older versions it failed.', ['older versions']],
  ['What it does - and how.', ['hyphen for a dash']],
  ['A run-time error, and 3 - 1 files.', []],
])('%s', (text, names) => {
  const found = stockIn(text).map(({ name }) => name);
  expect(found.toSorted()).toEqual(names.toSorted());
});

test('a stock phrase is reported with its line, unless that line is excepted', () => {
  const exception = { page: 'guides/x.md', line: 'the build hangs', why: 'A process that waits.' };
  const allowed = new Exceptions([exception]);
  expect(checkPhrases(prose('Then the build hangs for hours.'), allowed)).toEqual([]);
  expect(allowed.unused(['guides/x.md'])).toEqual([]);
  expect(checkPhrases(prose('A module hangs on it.'), allowed)).toMatchObject([
    { file: 'content/guides/x.md', line: 12, what: expect.stringContaining('"hangs"') },
  ]);
  const forgotten = new Exceptions([exception]);
  expect(forgotten.unused(['guides/x.md'])).toHaveLength(1);
  expect(forgotten.unused(['guides/y.md'])).toEqual([]);
});

const source = (...blocks: string[]) =>
  `---\ntitle: X\ndescription: Y\ncontributors: [webpack]\n---\n\n${blocks.join('\n\n')}\n`;

test('short sentences are counted, code as one word, lead-ins and fragments not at all', () => {
  const { sentences, short } = figuresOf(
    source(
      '**Check.** It `reads` it. The second sentence has more than seven words in it.',
      'Run the build:',
      'T> **Keep it.** The aside is counted without the title that it has.',
      '| Head |\n| --- |\n| Is it short? |',
      '- a fragment\n- `x`: The item of a list is a sentence as well.',
      ...Array.from({ length: 6 }, () => 'This one makes the page as long as it has to be.'),
    ),
    { documents: [] },
  );
  expect({ sentences, short }).toEqual({ sentences: 10, short: 0.1 });
});

test('entries that open alike are counted, plates and rows', () => {
  const plates = ['Runs one.', 'Runs two.', 'Change it.'].flatMap((text, index) => [
    `## \`h${index}\``,
    `<Hook owner="C" name="h${index}" />`,
    text,
  ]);
  const rows = ['<HookTable owner="C" />', '- `a`: Runs early.\n- `b`: Ends it.'];
  const markdown = source(...plates, ...rows);
  const lines = markdown.split('\n');
  const isHome = (text: string) => /^<Hook |^- `/.test(text);
  const documents = lines.flatMap((text, index) =>
    // Lines of the body, as the pipeline counts them.
    isHome(text) ? { set: 'hooks' as const, name: text, id: '', line: index + 1 } : [],
  );
  expect(figuresOf(markdown, { documents })).toMatchObject({
    entries: 5,
    alike: 0.6,
    opening: 'runs',
  });
});

test('a page above its ceiling is red; a ceiling falls and never rises', () => {
  const figures = { sentences: 40, short: 0.18, entries: 10, alike: 0.3, opening: 'runs' };
  expect(aboveCeilings('a.md', figures)).toMatchObject([
    { file: 'content/a.md', what: expect.stringContaining('30 % of the 10 entries open with') },
  ]);
  const better = lowered({ ...figures, short: 0.11 });
  expect(better).toEqual({ short: 0.15, alike: 0.2 });
  expect(aboveCeilings('a.md', figures, better)).toHaveLength(2);
  expect(lowered(figures, better)).toEqual(better);
  // A ceiling above the standard is written by hand, and falls with the page.
  expect(lowered(figures, { alike: 0.35 })).toEqual({ short: 0.2, alike: 0.3 });
});
