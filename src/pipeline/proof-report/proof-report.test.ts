// The report that readers see: counted from the sources, filled in last, and shown as a table.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankRecord } from '../reference/types/record.ts';
import { NO_REFERENCE } from '../testing/no-reference.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { countReport, isChecked } from './count-report.ts';
import { fillReport, holdsReport } from './fill-report.ts';
import { reportHtml } from './report-html.ts';

const row = { set: 'options', total: 1845, documented: 120, proven: 0, unproven: 2, failing: 1 };
const root = join(import.meta.dirname, '../../..');
let project = '';

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'webpack-docs-report-'));
  for (const folder of ['data', 'examples/a/steps/1', 'examples/a/steps/2', 'examples/b']) {
    mkdirSync(join(project, folder), { recursive: true });
  }
  for (const name of [
    'webpack/lib',
    'webpack/schemas',
    'webpack-cli/lib',
    'webpack-dev-server/lib',
  ])
    mkdirSync(join(project, 'node_modules', name), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(project, path), text);
  write('node_modules/webpack/lib/x.js', '// See https://webpack.js.org/guides/one/#part\n');
  const life = ['2017-07-01', '2020-01-01'];
  const legacy = {
    '/guides/one/': { pages: life, ids: { part: life, gone: life } },
    '/guides/later/': { pages: life, ids: {} },
  };
  write('data/legacy-urls.json', JSON.stringify(legacy));
  write('data/planned-pages.json', '[]');
  write('data/redirects.json', '[]');
  const why = 'The subject left with webpack 4.';
  write(
    'data/retired-fragments.json',
    JSON.stringify([{ url: '/guides/one/', ids: ['gone'], why }]),
  );
});
afterAll(() => rmSync(project, { recursive: true }));

const fence = (lang: string, meta = '') => ({ line: 1, lang, meta, code: '' });
const document = { set: 'options' as const, name: 'output', id: 'output', line: 1 };
const one = sampleRecord('guides/one.md', {
  ids: ['part'],
  fences: [fence('js'), fence('js', 'unproven="later"'), fence('text', 'illustrative="a plan"')],
  documents: [document],
});
const imported = sampleRecord('loaders/x.md', { source: 'elsewhere', fences: [fence('js')] });
const reference = {
  ...NO_REFERENCE,
  versions: { webpack: '5.112.2' },
  records: [blankRecord('options', 'output'), blankRecord('options', 'mode')],
};

test('the rows are counted from pages, examples, old addresses and the reference', () => {
  const { rows, versions } = countReport({ project, records: [one, imported], reference });
  expect(versions).toEqual(reference.versions);
  const shown = rows.filter(({ total }) => total > 0);
  expect(shown.map(({ set, ...counts }) => [set, ...Object.values(counts)])).toEqual([
    ['options', 2, 1, 1, 0, 0],
    ['fences: js', 2, null, 1, 1, 0],
    ['fences: illustrative', 1, null, 0, 0, 0],
    ['examples', 2, null, 2, 0, 0],
    ['example steps', 3, null, 3, 0, 0],
    ['pages, all links followed', 2, null, 2, 0, 0],
    ['old URLs and fragments', 3, null, 2, 1, 0],
    ["URLs in webpack's messages", 1, null, 1, 0, 0],
    ['pages of prose', 1, null, 1, 0, 0],
  ]);
});

test('a page is checked if one of its samples or entries is', () => {
  const page = (facts: Parameters<typeof sampleRecord>[1]) => sampleRecord('guides/x.md', facts);
  expect(isChecked(one)).toBe(true);
  expect(isChecked(imported)).toBe(false);
  expect(isChecked(page({ documents: [document] }))).toBe(true);
  expect(isChecked(page({ fences: [fence('js', 'unproven="later"')] }))).toBe(false);
  expect(isChecked(page({}))).toBe(false);
});

test('the report stands in its place, and other records are the same objects', async () => {
  const shows = sampleRecord('contribute/proof.md', {
    html: '<p>Before</p><div data-proof-report></div><p>$& after</p>',
  });
  expect(holdsReport(shows)).toBe(true);
  const [first, filled] = await fillReport([one, shows], root);
  expect(first).toBe(one);
  expect(filled?.html).toMatch(/^<p>Before<\/p><p>Checked with <code>webpack<\/code> [\d.]+,/);
  expect(filled?.html).toMatch(/<\/table><\/div><p>\$& after<\/p>$/);
  expect(holdsReport(filled ?? shows)).toBe(false);
});

test('the table shows what was checked with what, and leaves out a number that has no meaning', () => {
  const html = reportHtml({
    versions: { webpack: '5.112.2', tapable: '2.3.0' },
    rows: [row, { ...row, set: 'fences', documented: null }],
  });
  expect(html).toContain(
    '<p>Checked with <code>webpack</code> 5.112.2, <code>tapable</code> 2.3.0.</p>',
  );
  expect(html).toContain('<tr><th scope="row">Options</th><td class="ar">1,845</td>');
  expect(html).toContain(
    '<th scope="row">Fences</th><td class="ar">1,845</td><td class="ar"></td>',
  );
});
