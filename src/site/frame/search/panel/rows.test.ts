import { expect, test } from 'vitest';
import type { SearchHit } from '../../../search/service.ts';
import { OFTEN_NEEDED } from './often-needed.ts';
import { countOf, groupsOf, runsOf, startGroups } from './rows.ts';

const hit = (url: string, group: string, trail: string[] = [group]): SearchHit => ({
  url,
  title: { text: `Title ${url}`, marks: [] },
  trail,
  excerpt: { text: 'Text', marks: [] },
  kind: 'Page',
  group,
  page: !url.includes('#'),
});

test('groups keep the order of their best hit, rows the order of the answer', () => {
  const groups = groupsOf([hit('/b/', 'B'), hit('/b/#one', 'B'), hit('/a/', 'A')]);
  expect(groups.map(({ name, rows }) => [name, rows.map(({ url }) => url)])).toEqual([
    ['B', ['/b/', '/b/#one']],
    ['A', ['/a/']],
  ]);
  expect(countOf(groups)).toBe(3);
  expect(groups[0]?.rows.map(({ icon }) => icon)).toEqual(['file', 'hash']);
});

test('the list shows the best hits first and comes back to their groups', () => {
  const hits = [hit('/b/', 'B'), hit('/a/', 'A'), hit('/b/#one', 'B'), hit('/c/', 'C')];
  const runs = runsOf(hits).map(({ name, rows }) => [name, rows.map(({ url }) => url)]);
  expect(runs).toEqual([
    ['B', ['/b/']],
    ['A', ['/a/']],
    ['More in B', ['/b/#one']],
    ['C', ['/c/']],
  ]);
  expect(groupsOf(hits).map(({ name, rows }) => [name, rows.length])).toEqual([
    ['B', 2],
    ['A', 1],
    ['C', 1],
  ]);
});

test('a trail repeats neither itself nor the title', () => {
  const [group] = groupsOf([
    hit('/glossary/#hash', 'Glossary', ['Glossary', 'Glossary']),
    hit('/x/', 'X', ['X', 'Title /x/']),
  ]);
  expect(group?.rows[0]?.trail).toEqual(['Glossary']);
  expect(groupsOf([hit('/x/', 'X', ['X', 'Title /x/'])])[0]?.rows[0]?.trail).toEqual(['X']);
});

test('without a memory only what is often needed is suggested', () => {
  expect(startGroups([]).map(({ name }) => name)).toEqual(['Often needed']);
  const recent = [{ url: '/a/', title: 'A', trail: [], page: true }];
  const [first, second] = startGroups(recent);
  expect([first?.name, second?.name]).toEqual(['Recent', 'Often needed']);
  expect(first?.rows[0]?.icon).toBe('clock');
  expect(second?.rows).toHaveLength(OFTEN_NEEDED.length);
});
