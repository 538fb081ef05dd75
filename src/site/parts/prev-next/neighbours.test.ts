import { expect, test } from 'vitest';
import type { Nav } from '../../../model/record.ts';
import { neighbours } from './neighbours.ts';

const items = ['a', 'b', 'c'].map((name) => ({
  title: name,
  url: `/guides/${name}/`,
  anchored: true,
}));
const nav: Nav = { section: 'guides', title: 'Guides', items };

test('a page in the middle has both neighbours', () => {
  expect(neighbours(nav, '/guides/b/')).toEqual({ previous: items[0], next: items[2] });
});

test('the first and the last page have one', () => {
  expect(neighbours(nav, '/guides/a/')).toEqual({ next: items[1] });
  expect(neighbours(nav, '/guides/c/')).toEqual({ previous: items[1] });
});

test('single pages, pages without navigation and unknown pages have none', () => {
  expect(neighbours({ ...nav, section: null }, '/guides/b/')).toEqual({});
  expect(neighbours(null, '/guides/b/')).toEqual({});
  expect(neighbours(nav, '/guides/z/')).toEqual({});
});
