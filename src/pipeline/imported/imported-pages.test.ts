// Forty packages in, forty pages out; a README nobody can process becomes a link and a problem.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { fileNodeSchema } from '../../model/content.ts';
import type { Package } from '../../model/package.ts';
import { PAGE_GROUPS, RETIRED } from '../../model/page-groups.ts';
import { allPages } from '../all-pages.ts';
import { contentIndex } from '../content-index/content-index.ts';
import { navigation } from '../content-index/navigation.ts';
import { checkLinks, checkUnique } from '../link-check/link-check.ts';
import { groupsOf } from '../markdown/components/package-groups.ts';
import { createHighlight } from '../markdown/fences/highlight.ts';
import { packageFacts, readPackages } from '../packages/read-packages.ts';
import { formatProblem } from '../problem.ts';
import { importedPages, importPage } from './imported-pages.ts';

vi.setConfig({ testTimeout: 120_000 });
const project = join(import.meta.dirname, '../../..');
const external = join(project, 'external');
const folder = mkdtempSync(join(tmpdir(), 'imported-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pages = await allPages({
  project,
  external,
  contentRoot: join(project, 'content'),
  cacheFolder: join(project, '.cache'),
});
const imported = pages.records.filter((record) => record.imported !== undefined);

test('forty of forty, without a problem: this is where a bad README turns the check red', () => {
  expect(pages.importProblems.map(formatProblem)).toEqual([]);
  expect(imported).toHaveLength(40);
  for (const { html, title } of imported) expect(html.length, title).toBeGreaterThan(800);
});

test('every link between pages lands, whichever way it goes', () => {
  const problems = [
    ...checkLinks(pages.records, 'content'),
    ...checkUnique(pages.records, 'content'),
  ];
  expect(problems.map(formatProblem)).toEqual([]);
});

test('a record has the facts of its package', () => {
  const [record] = imported.filter(({ url }) => url === '/loaders/style-loader/');
  expect(record).toMatchObject({
    path: 'loaders/_style-loader.md',
    title: 'style-loader',
    group: 'Styles',
    contributors: ['sokra'],
    source: 'https://www.npmjs.com/package/style-loader/v/4.0.0',
    edit: 'https://github.com/webpack/style-loader/edit/master/README.md',
    repo: 'https://github.com/webpack/style-loader',
    imported: { package: 'style-loader', version: '4.0.0', license: 'MIT' },
  });
  expect(record?.size).toBe(27_482);
});

test('records fit into the content index, and the sidebar shows their groups in order', () => {
  const index = contentIndex(pages.records);
  const nodes = index.children.flatMap((node) => (node.type === 'directory' ? node.children : []));
  for (const node of nodes) if (node.type === 'file') fileNodeSchema.parse(node);
  const items = (section: string) => navigation(index).get(section)?.items ?? [];
  const named = [...items('loaders'), ...items('plugins')].flatMap(({ group }) => group ?? []);
  expect(new Set(named)).toEqual(new Set(PAGE_GROUPS));
});

test.each(['loader', 'plugin'] as const)(
  'the sidebar of %ss has the groups of their index',
  (kind) => {
    const nav = navigation(contentIndex(pages.records)).get(`${kind}s`);
    const cards = readPackages(project, external);
    const onIndex = groupsOf(cards, kind).flatMap(({ title, cards: own }) => {
      const current = own.filter(({ status }) => status === 'current');
      return current.map(({ name }) => [kind === 'loader' ? title : `From npm: ${title}`, name]);
    });
    const isPackage = ({ title }: { title: string }) => cards.some(({ name }) => name === title);
    const shown = nav?.items.filter(isPackage).map(({ group, title }) => [group, title]) ?? [];
    const retired = cards.filter((card) => card.kind === kind && card.status !== 'current');
    expect(shown).toEqual([...onIndex, ...retired.map(({ name }) => [RETIRED, name]).sort()]);
    expect(nav?.items.at(-1)?.group).toBe(RETIRED);
  },
);

test('the banner opens pages of retired packages and no other', () => {
  const status = new Map(readPackages(project, external).map((each) => [each.name, each.status]));
  for (const { title, html } of imported) {
    const opened = html.startsWith('<aside class="aside warn"');
    expect(opened, title).toBe(status.get(title) !== 'current');
  }
});

test('the second time nothing is compiled', async () => {
  const options = { project, external, cacheFolder: join(folder, 'cache') };
  const cold = await importedPages(options);
  const warm = await importedPages(options);
  expect([cold.compiled, warm.compiled]).toEqual([40, 0]);
  expect(warm.records).toEqual(cold.records);
});

const entry: Package = {
  name: 'sample-loader',
  kind: 'loader',
  status: 'superseded',
  replacement: 'Use `x`.',
  category: 'Files',
  description: 'A package that exists in this test and nowhere else at all.',
};

function installed(readme: string | null) {
  const place = mkdtempSync(join(folder, 'external-'));
  const home = join(place, 'node_modules/sample-loader');
  mkdirSync(home, { recursive: true });
  const manifest = { version: '1.2.3', license: 'MIT', repository: 'a/sample-loader' };
  writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
  if (readme !== null) writeFileSync(join(home, 'README.md'), readme);
  return packageFacts(entry, place);
}

test('a package that joins is linked by the pages that were kept before', async () => {
  const place = mkdtempSync(join(folder, 'project-'));
  const install = (name: string, readme: string): void => {
    const home = join(place, 'node_modules', name);
    mkdirSync(home, { recursive: true });
    const manifest = { version: '1.0.0', license: 'MIT', repository: `a/${name}` };
    writeFileSync(join(home, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(home, 'README.md'), readme);
  };
  const list = (...names: string[]): void =>
    writeFileSync(
      join(place, 'data/packages.json'),
      JSON.stringify(names.map((name) => ({ ...entry, name }))),
    );
  mkdirSync(join(place, 'data'));
  install('one-loader', '# one-loader\n\nUse [the other](https://github.com/a/two-loader).\n');
  install('two-loader', '# two-loader\n\nWords.\n');
  const linked = async (cacheFolder = join(place, 'cache')) => {
    const { records } = await importedPages({ project: place, external: place, cacheFolder });
    return records[0]?.html.includes('href="/loaders/two-loader/"');
  };
  list('one-loader');
  expect(await linked()).toBe(false);
  list('one-loader', 'two-loader');
  expect([await linked(), await linked(join(place, 'none'))]).toEqual([true, true]);
});

test.each([
  ['missing', null],
  ['a single endless line', 'x'.repeat(300_000)],
])('a README that is %s leaves a page with a link, and a problem', async (_case, readme) => {
  const shared = { highlight: await createHighlight(), siblings: new Map() };
  const { record, problems } = importPage(installed(readme), shared);
  expect(record.html).toContain('<code>x</code>');
  expect(record.html).toContain('href="https://github.com/a/sample-loader');
  expect(record.imported).toEqual({ package: 'sample-loader', version: '1.2.3', license: 'MIT' });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.file).toBe('external/node_modules/sample-loader/README.md');
});
