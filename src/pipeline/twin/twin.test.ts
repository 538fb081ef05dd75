// Pages of one kind each, from source to twin; `UPDATE=1` rewrites what they expect.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { newContext } from '../markdown/page-context.ts';
import { createProcessor, type ToHtml } from '../markdown/processor.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { SMALL_REFERENCE } from '../testing/small-reference.ts';
import { markdownTwin } from './twin.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const here = import.meta.dirname;
const FACTS = { origin: 'https://webpack.example', webpack: '5.0.0' };
const twinOf = (html: string): string =>
  markdownTwin(sampleRecord('guides/a.md', { html, title: 'A', description: 'B.' }), FACTS)
    .split('\n')
    .slice(11)
    .join('\n');

let toHtml: ToHtml;
beforeAll(async () => {
  toHtml = await createProcessor(SMALL_REFERENCE);
});

test.each(globSync('fixtures/*/input.md', { cwd: here }).sort())('%s', (input) => {
  const folder = join(here, dirname(input));
  const context = newContext({ file: 'guides/a.md', folder, root: folder });
  const html = toHtml(readFileSync(join(here, input), 'utf8'), context);
  expect(context.problems).toEqual([]);
  const record = sampleRecord('guides/a.md', { html, fences: context.fences });
  const twin = markdownTwin(record, FACTS);
  const expected = join(folder, 'output.md');
  if (process.env['UPDATE'] === '1') writeFileSync(expected, twin);
  expect(twin).toBe(readFileSync(expected, 'utf8'));
});

test('front matter of a post and of a README says what they are', () => {
  const post = { date: '2020-10-10', dateText: 'October 10, 2020', minutes: 3 };
  const imported = { package: 'x-loader', version: '1.2.3', license: 'MIT' };
  const record = sampleRecord('blog/a.md', { title: 'Now: a "title"', description: 'b', post });
  expect(markdownTwin(record, FACTS)).toBe(
    '---\ntitle: \'Now: a "title"\'\ndescription: b\nurl: https://webpack.example/blog/a/\n' +
      'webpack: 5.0.0\ndate: 2020-10-10\n---\n\n# Now: a "title"\n\nb\n',
  );
  expect(markdownTwin(sampleRecord('a.md', { imported }), FACTS)).toContain(
    'source: README of x-loader 1.2.3, MIT; not checked by us\n',
  );
});

test('a drawing becomes its label and the sizes beside the names', () => {
  const svg =
    '<figure class="fig graph"><div><svg role="img" aria-label="A imports B."><rect/><text>x.js</text>' +
    '<text class="gz">9 bytes</text><path/><use></use><text>a.js</text><text>10 bytes</text></svg></div><figcaption>Two</figcaption></figure>';
  expect(twinOf(svg)).toBe(
    'A imports B.\n\n- Chunk: x.js, 9 bytes\n- Module: a.js, 10 bytes\n\nTwo\n',
  );
});

test('controls, icons and links that were only an icon are left out', () => {
  const html =
    '<div class="js-only">x</div><nav><a href="#a">A</a></nav><p hidden>x</p><p><button>x</button><label>x<input></label>' +
    '<a href="/a/"><svg aria-hidden="true"><use href="#i-up"></use></svg></a>kept<wbr> word</p>';
  expect(twinOf(html)).toBe('kept word\n');
});

test('several lines of a cell become one, tags a list of words, a flag stands out', () => {
  const html =
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b<br>c <span class="tags"><span>d</span> ' +
    '<span>e</span></span> <span class="flag">New</span></td></tr></tbody></table>';
  expect(twinOf(html)).toBe('| a |\n| - |\n| b; c d, e **New** |\n');
});

test('a flag that opens a sentence has a colon', () => {
  expect(twinOf('<p><span class="flag">Old</span> Use b.</p>')).toBe('**Old:** Use b.\n');
});

test('lines of a README stay lines', () => {
  expect(twinOf('<p>Type: a\nDefault: b</p>')).toBe('Type: a\nDefault: b\n');
});

test('more code on the page than in its record stops the build', () => {
  expect(() => twinOf('<figure><pre><code>a</code></pre></figure>')).toThrow(
    '/guides/a/ shows more code',
  );
});
