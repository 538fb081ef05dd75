// Each kind of mistake is planted in a page, seen with its line, and gone once it is mended.
import { afterAll, expect, test, vi } from 'vitest';
import { buildPaths } from '../../src/build/paths.ts';
import type { PageRecord } from '../../src/model/record.ts';
import { compilePage } from '../../src/pipeline/compile-page.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { pageSource, tempContent } from '../../src/pipeline/testing/temp-content.ts';
import { PageChecks } from './page-checks.ts';

vi.setConfig({ testTimeout: 120_000 });

const GOOD = 'Read [the place](/guides/target/#place), [it](/guides/target/) and [here](#own).';
const CONFIGURATION = [
  '```js file="webpack.config.js"',
  "export default { entry: './src/index.js' };",
  '```',
].join('\n');
/** Its body begins on line 7. */
const page = (body: string): string =>
  pageSource('Page', body).replace(
    'What Page is for.',
    'What a page is for, told in one whole sentence.',
  );
const folder = tempContent({
  'guides/target.md': page('## Place'),
  'guides/broken.md': 'No front matter.',
});
const { content, out } = folder;
const toHtml = loadReference().then(createProcessor);
const checks = new PageChecks({ ...buildPaths({ content }), cache: `${out}/.cache` });
afterAll(() => {
  checks.close();
  folder[Symbol.dispose]();
});

async function recordOf(root: string): Promise<PageRecord> {
  const { record } = compilePage({
    ...{ root, path: 'guides/page.md', label: 'content' },
    toHtml: await toHtml,
  });
  if (record === null) throw new Error('The page cannot be compiled.');
  return record;
}

async function said(body: string): Promise<string[]> {
  folder.write('guides/page.md', page(body));
  const problems = await checks.of(await recordOf(content));
  return problems.map(({ file, line, what, advice }) => `${file}:${line} ${what} ${advice}`);
}

const whole = (first: string): string => `${first}\n\n## Own\n\n${CONFIGURATION}\n`;

test('a page without mistakes has none', async () => {
  expect(await said(whole(GOOD))).toEqual([]);
});

test.each([
  ['a link to no page', '[x](/guides/taget/)', 7, 'leads to no page', '"/guides/target/"'],
  ['a page of another section', '[x](/concepts/target/)', 7, 'no page', '"/guides/target/"'],
  ['a link to no heading', '[x](/guides/target/#plase)', 7, 'leads to no heading', '"place"'],
  ['a link to no heading here', 'Text.\n\n[x](#onw)', 9, 'no heading', '"own"'],
  ['a misspelled word', 'It wrties a file.', 7, '"wrties" is not in the dictionary', 'writes'],
  ['a banned word', 'You simply run it.', 7, '"simply"', 'Leave it out'],
  ['a skipped level', 'Text.\n\n#### Deep', 9, 'is of level 4', '##'],
  [
    'an invalid configuration',
    `Text.\n\n${CONFIGURATION.replace('entry', 'entyr')}`,
    10,
    "unknown property 'entyr'",
    '"entry"',
  ],
  ['code that does not parse', 'Text.\n\n```js\nconst = 1;\n```', 10, '', ''],
])('%s, and it goes when it is mended', async (_kind, first, line, what, advice) => {
  const found = await said(whole(first));
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`content/guides/page.md:${line} `);
  expect(found[0]).toContain(what);
  expect(found[0]).toContain(advice);
  expect(await said(whole(GOOD))).toEqual([]);
});

test('several are told in the order of the page', async () => {
  const found = await said(`It wrties.\n\n[x](/gone/)\n\nSimply so.\n`);
  expect(found.map((text) => /:(\d+) /.exec(text)?.[1])).toEqual(['7', '9', '11']);
});

test('a link to a heading of a page that does not compile waits for that page', async () => {
  expect(await said('[x](/guides/broken/#anything)')).toEqual([]);
});

test('pages of packages may be linked, their headings too', async () => {
  using site = tempContent({
    'guides/page.md': page(
      '[a](/loaders/css-loader/#options)\n\n[b](/loaders/css-loader/#optoins)\n\n[c](/loaders/cs-loader/)',
    ),
  });
  const paths = { ...buildPaths(), content: site.content, cache: `${site.out}/.cache` };
  const all = new PageChecks(paths);
  const found = await all.of(await recordOf(site.content));
  all.close();
  expect(found).toMatchObject([
    { line: 9, advice: expect.stringContaining('"options"') },
    { line: 11, advice: expect.stringContaining('"/loaders/css-loader/"') },
  ]);
});
