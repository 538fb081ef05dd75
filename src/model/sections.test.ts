import { expect, test } from 'vitest';
import {
  addressOf,
  DOCUMENTATION_CHILDREN,
  DOCUMENTATION_SECTIONS,
  isSection,
  PRINTABLE_SECTIONS,
  SECTIONS,
  SINGLE_PAGES,
} from './sections.ts';

const NINE = 'api blog concepts configuration contribute guides loaders migrate plugins'.split(' ');

test('the nine top-level sections of the content index', () => {
  expect([...SECTIONS]).toEqual(NINE);
});

test('eight sections are printable: all but the blog', () => {
  expect([...PRINTABLE_SECTIONS]).toEqual(NINE.filter((name) => name !== 'blog'));
});

test('Documentation has eight children and is active on all of them but the blog', () => {
  const children = DOCUMENTATION_CHILDREN.map(({ section }) => section).sort();
  expect(children).toEqual(NINE.filter((name) => name !== 'contribute'));
  expect([...DOCUMENTATION_SECTIONS].sort()).toEqual(children.filter((name) => name !== 'blog'));
});

test('the single pages that share a sidebar', () => {
  expect([...SINGLE_PAGES].sort()).toEqual([
    'branding',
    'comparison',
    'glossary',
    'license',
    'reference',
    'third-party-notices',
    'vote',
  ]);
});

test('only the exact name is a section', () => {
  expect(NINE.every(isSection)).toBe(true);
  for (const name of ['', 'Guides', 'vote', 'guide', 'constructor']) {
    expect(isSection(name)).toBe(false);
  }
});

test.each([
  ['/', '_', 'index'],
  ['/license/', '_', 'license'],
  ['/organization/', '_', 'organization'],
  ['/guides/', 'guides', 'index'],
  ['/guides/caching/', 'guides', 'caching'],
  ['/guides/caching', 'guides', 'caching'],
  ['/a/b/c/', 'a', 'b/c'],
])('%s lies in section %s as %s', (url, section, page) => {
  expect(addressOf(url)).toEqual({ section, page });
});
