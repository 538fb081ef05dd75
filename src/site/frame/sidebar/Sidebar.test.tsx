import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Anchor } from '../../../model/content.ts';
import type { Nav } from '../../../model/record.ts';
import { anchorTree } from '../rail/anchor-tree.ts';
import { navGroups } from './nav-groups.ts';
import { Sidebar } from './Sidebar.tsx';

const anchor = (id: string, level: Anchor['level']): Anchor => ({ id, level, title: id });

const nav: Nav = {
  section: 'api',
  title: 'API',
  items: [
    { title: 'API', url: '/api/', anchored: true },
    { title: 'Bare', url: '/api/bare/', anchored: false },
    { title: 'Stats', url: '/api/stats/', group: 'Objects', anchored: true },
  ],
};
const anchors = [anchor('one', 2), anchor('one-a', 3), anchor('two', 2)];
const render = (over: Partial<Parameters<typeof Sidebar>[0]> = {}) =>
  renderToStaticMarkup(
    <Sidebar
      {...{ nav, url: '/api/stats/', anchors, v4Url: 'https://v4.example/', current: null }}
      {...over}
    />,
  );

test('anchors nest by level and level 1 is left out', () => {
  const tree = anchorTree([anchor('top', 1), anchor('a', 2), anchor('b', 3), anchor('c', 2)]);
  expect(tree.map((branch) => branch.anchor.id)).toEqual(['a', 'c']);
  expect(tree[0]?.children.map((branch) => branch.anchor.id)).toEqual(['b']);
});

test('a level 3 anchor before any level 2 is kept, as a root', () => {
  const tree = anchorTree([anchor('deep', 3), anchor('a', 2), anchor('b', 3)]);
  expect(tree.map((branch) => branch.anchor.id)).toEqual(['deep', 'a']);
});

test('groups keep the order of the pages', () => {
  expect(navGroups(nav.items).map(({ label, items }) => [label, items.length])).toEqual([
    [undefined, 2],
    ['Objects', 1],
  ]);
});

const retired: Nav = {
  ...nav,
  items: [...nav.items, { title: 'Old', url: '/api/old/', group: 'Retired', anchored: false }],
};

test('retired pages are in a closed list of that name, which is open while one is read', () => {
  const list =
    /<details><summary [^>]*id="nav-group-2">Retired<\/summary><ul aria-labelledby="nav-group-2"><li>.*href="\/api\/old\/"/;
  expect(render({ nav: retired })).toMatch(list);
  expect(render({ nav: retired, url: '/api/old/' })).toContain('<details open="">');
  expect(render()).not.toContain('<details');
});

test('only the page being read is current and shows its anchors', () => {
  const html = render();
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('href="/api/stats/" aria-current="page"');
  expect(html).toMatch(/href="#one">one<\/a><ul[^>]*><li><a href="#one-a">/);
  expect(render({ url: '/elsewhere/' })).not.toContain('href="#one"');
});

test('Print Section is there for printable sections only', () => {
  expect(render()).toContain('href="/api/printable/"');
  expect(render({ nav: { ...nav, section: 'blog' } })).not.toContain('printable');
  expect(render({ nav: { ...nav, section: null } })).not.toContain('printable');
});

test('Save for offline leads to the row of the section, for those that can be saved', () => {
  expect(render()).toContain('href="/offline/#api"');
  expect(render({ nav: { ...nav, section: 'blog' } })).not.toContain('/offline/');
  expect(render({ nav: { ...nav, section: null } })).not.toContain('/offline/');
});

test('version 5 is current and 4 is a link', () => {
  expect(render()).toMatch(/<span aria-current="true">v5<\/span><a href="https:\/\/v4\.example\/"/);
});
