import { expect, test } from 'vitest';
import { SINGLE_PAGES } from '../../../model/sections.ts';
import { current, isActive, MAIN_NAV, menuTarget, showsSectionRow } from './main-nav.ts';

const active = (url: string) =>
  MAIN_NAV.filter((entry) => isActive(entry, url)).map((entry) => entry.label);

test.each(['api', 'concepts', 'configuration', 'guides', 'loaders', 'migrate', 'plugins'])(
  'Documentation is active on /%s/ and below',
  (section) => {
    expect(active(`/${section}/`)).toEqual(['Documentation']);
    expect(active(`/${section}/a-page/`)).toEqual(['Documentation']);
  },
);

test('contribute, vote and blog have entries of their own', () => {
  expect(active('/contribute/writers-guide/')).toEqual(['Contribute']);
  expect(active('/vote/')).toEqual(['Vote']);
  expect(active('/blog/2020-10-10-webpack-5-release/')).toEqual(['Blog']);
});

test('nothing is active on the home page, single pages and look-alike addresses', () => {
  for (const url of ['/', '/glossary/', '/guides-of-mine/', '/voters/'])
    expect(active(url)).toEqual([]);
});

test('the section row is shown under Documentation and on the blog only', () => {
  expect(showsSectionRow('/guides/caching/')).toBe(true);
  expect(showsSectionRow('/blog/')).toBe(true);
  const wide = ['organization', 'starter-kits', 'search', 'offline'];
  const others = [...SINGLE_PAGES, ...wide, 'contribute', 'contribute/writers-guide'];
  const shown = ['/', ...others.map((path) => `/${path}/`)].filter(showsSectionRow);
  expect(shown).toEqual([]);
});

test('aria-current tells the page from its ancestors', () => {
  expect(current(true, '/blog/', '/blog/')).toBe('page');
  expect(current(true, '/blog/', '/blog/a/')).toBe('true');
  expect(current(false, '/blog/', '/blog/')).toBeUndefined();
});

test('the menu link leads to a list that the page has', () => {
  expect(menuTarget('/contribute/')).toBe('#section-nav');
  expect(menuTarget('/glossary/')).toBe('#section-nav');
  expect(menuTarget('/')).toBe('#site-nav');
  expect(menuTarget('/organization/')).toBe('#site-nav');
  expect(menuTarget('/vote/')).toBe('#site-nav');
  expect(menuTarget('/blog/')).toBe('#site-nav');
  expect(menuTarget('/blog/2020-10-10-webpack-5-release/')).toBe('#site-nav');
  expect(menuTarget('/no/such/page/')).toBe('#site-nav');
});
