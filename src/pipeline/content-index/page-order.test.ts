// Holds data/page-order.json to the specification's numbers, and the content to that table.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { FrontMatter } from '../../model/front-matter.ts';
import { PAGE_GROUPS } from '../../model/page-groups.ts';
import { urlOf } from '../../model/url.ts';
import { readFrontMatter } from '../read/front-matter.ts';
import { walkContent } from '../read/walk.ts';

const project = join(import.meta.dirname, '../../..');
const rowSchema = z.union([
  z.strictObject({ url: z.string(), sort: z.int().nullable(), group: z.string().nullable() }),
  z.strictObject({ url: z.string(), sort: z.null(), imported: z.literal(true) }),
]);
type Row = z.infer<typeof rowSchema>;
const table = z
  .array(rowSchema)
  .parse(JSON.parse(readFileSync(join(project, 'data/page-order.json'), 'utf8')));
const rows = new Map(table.map((row) => [row.url, row]));

/** Highest `sort` the specification gives each section's listed pages. */
const SORT_RANGES = {
  concepts: [1, 14],
  configuration: [1, 20],
  contribute: [1, 7],
  guides: [1, 25],
  migrate: [1, 3],
} as const;

/** Imported pages get their group from the import; these are the ones it may give. */
const IMPORTED_GROUPS: Record<string, (string | null)[]> = {
  loaders: [null, 'CSS'],
  plugins: [null, 'webpack contrib', 'Community'],
};

const childrenOf = (section: string): Row[] =>
  table.filter((row) => row.url.startsWith(`/${section}/`) && row.url !== `/${section}/`);
const sortsOf = (section: string): (number | null)[] =>
  childrenOf(section)
    .map((row) => row.sort)
    .sort((a, b) => (a ?? 0) - (b ?? 0));
const count = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** What is wrong with a page's place, or null. */
function misplaced(path: string, page: Pick<FrontMatter, 'sort' | 'group'>): string | null {
  const row = rows.get(urlOf(path));
  const sort = page.sort ?? null;
  const group = page.group ?? null;
  const [section = ''] = path.split('/');
  const isIndex = /\/_?index\.mdx?$/.test(path);
  if (/\/_[^/]*$/.test(path)) {
    if (sort !== null && !isIndex) return `${path} is imported and has sort ${sort}`;
    const known = IMPORTED_GROUPS[section];
    return known && !known.includes(group) ? `${path} has the unknown group ${group}` : null;
  }
  if (['blog', 'plugins'].includes(section) && !isIndex && sort !== null) {
    return `${path} has sort ${sort} and must have none`;
  }
  if (row === undefined) return null;
  const expected = { sort: row.sort, group: 'group' in row ? row.group : group };
  return sort === expected.sort && group === expected.group
    ? null
    : `${path} has sort ${sort} and group ${group}, not ${expected.sort} and ${expected.group}`;
}

test('no address stands twice in the table', () => {
  expect(rows.size).toBe(table.length);
});

test('every section has an index of sort -1, configuration too', () => {
  for (const section of 'api blog concepts configuration contribute guides loaders migrate plugins'.split(
    ' ',
  )) {
    expect(rows.get(`/${section}/`), section).toMatchObject({ sort: -1, group: null });
  }
});

test('the numbers of the specification', () => {
  expect(sortsOf('concepts')).toEqual(count(1, 14));
  // Module has a child page, with the same number.
  expect(sortsOf('configuration')).toEqual([...count(2, 7), ...count(7, 20)]);
  expect(sortsOf('contribute')).toEqual(count(1, 7));
  expect(sortsOf('guides')).toEqual([...count(1, 25), 25, 25]);
  expect(sortsOf('migrate')).toEqual(count(1, 3));
  expect(sortsOf('api')).toEqual(count(1, 14));
});

test('no number leaves the range of its section', () => {
  for (const [section, [low, high]] of Object.entries(SORT_RANGES)) {
    for (const { url, sort } of childrenOf(section)) {
      expect(sort, url).toBeGreaterThanOrEqual(low);
      expect(sort, url).toBeLessThanOrEqual(high);
    }
  }
});

test('posts, loaders and plugins have no number', () => {
  for (const section of ['blog', 'loaders', 'plugins']) {
    expect(childrenOf(section).length).toBeGreaterThan(0);
    expect(new Set(sortsOf(section))).toEqual(new Set([null]));
  }
});

test('the api and the plugins have groups of their own', () => {
  const grouped = table.filter((row) => 'group' in row && row.group !== null);
  const plugins = grouped.filter(({ url }) => url.startsWith('/plugins/'));
  expect(plugins.map((row) => 'group' in row && row.group)).toSatisfy((groups: string[]) =>
    groups.every((group) => PAGE_GROUPS.includes(group)),
  );
  const rest = grouped.filter((row) => !plugins.includes(row));
  const byGroup = Map.groupBy(rest, (row) => ('group' in row ? row.group : null));
  const names = [...byGroup].map(([group, members]) => [group, members.map(({ url }) => url)]);
  expect(Object.fromEntries(names)).toEqual({
    Modules: ['/api/module-methods/', '/api/module-variables/'],
    Objects: ['/api/compilation-object/'],
    Plugins: ['compiler-hooks', 'compilation-hooks', 'parser', 'plugins', 'resolvers'].map(
      (page) => `/api/${page}/`,
    ),
  });
});

test('every page of the content stands where the table says', () => {
  const { pages } = walkContent(join(project, 'content'));
  expect(pages.filter((path) => rows.has(urlOf(path))).length).toBeGreaterThan(0);
  const wrong = pages.map((path) => {
    const source = readFileSync(join(project, 'content', path), 'utf8');
    const { frontMatter } = readFrontMatter(source, path);
    return frontMatter === null ? null : misplaced(path, frontMatter);
  });
  expect(wrong.filter((each) => each !== null)).toEqual([]);
});

/** Classes in the first column of the index's tables, by heading. */
function groupsOfIndex(index: string): Map<string, string> {
  const [, builtIn = ''] = index.split('{#built-in-plugins}');
  const parts = builtIn.split(/^#{2,3} /m).slice(1);
  return new Map(
    parts.flatMap((part) => {
      const [title = ''] = part.split(' {#');
      const cells = [...part.matchAll(/^\| ([^|]+) \|/gm)].map(([, cell = '']) => cell);
      const names = cells.flatMap((cell) => [...cell.matchAll(/`(?:\w+\.)*(\w+Plugin)`/g)]);
      return names.map(([, name = '']) => [name, title] as const);
    }),
  );
}

const ownPlugins = walkContent(join(project, 'content')).pages.filter((path) =>
  /^plugins\/(?!_|index)/.test(path),
);

test('the sidebar has every built-in plugin in the group under which the index lists it', () => {
  const index = groupsOfIndex(readFileSync(join(project, 'content/plugins/index.md'), 'utf8'));
  expect(ownPlugins.length).toBeGreaterThan(44);
  for (const path of ownPlugins) {
    const source = readFileSync(join(project, 'content', path), 'utf8');
    const { frontMatter } = readFrontMatter(source, path);
    if (frontMatter?.title === 'Internal Plugins') continue;
    expect(index.get(frontMatter?.title ?? ''), path).toBe(frontMatter?.group);
  }
  const order = [...new Set(index.values())];
  expect(order).toEqual(PAGE_GROUPS.filter((group) => order.includes(group)));
});

test('a plugin in another group, or in none, is noticed', () => {
  const index = '## In webpack {#built-in-plugins}\n\n### Files {#files}\n\n| `CopyPlugin` | x |';
  expect([...groupsOfIndex(index)]).toEqual([['CopyPlugin', 'Files']]);
  expect(groupsOfIndex(index).get('CleanPlugin')).toBeUndefined();
});

test('a misplaced page is noticed', () => {
  expect(misplaced('concepts/output.md', { sort: 2 })).toBeNull();
  expect(misplaced('concepts/output.md', { sort: 3 })).toContain('not 2');
  expect(misplaced('concepts/output.md', {})).toContain('sort null');
  expect(misplaced('api/parser.md', { sort: 11 })).toContain('Plugins');
  expect(misplaced('concepts/output.md', { sort: 2, group: 'X' })).toContain('group X');
  expect(misplaced('configuration/index.md', { sort: 1 })).toContain('not -1');
  expect(misplaced('blog/2030-01-01-new.md', { sort: 1 })).toContain('must have none');
  expect(misplaced('plugins/new-plugin.md', { sort: 1 })).toContain('must have none');
  expect(misplaced('loaders/_a-loader.md', { sort: 1 })).toContain('imported');
  expect(misplaced('loaders/_a-loader.md', { group: 'Styles' })).toContain('unknown group');
  expect(misplaced('loaders/_a-loader.md', { group: 'CSS' })).toBeNull();
  expect(misplaced('guides/new-guide.md', { sort: 26 })).toBeNull();
});
