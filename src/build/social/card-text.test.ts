import { expect, test } from 'vitest';
import type { Nav } from '../../model/record.ts';
import { cardText } from './card-text.ts';

const site = { name: 'webpack', origin: 'https://webpack.js.org' };
const nav = (section: string | null, title: string, group?: string): Nav => ({
  section,
  title,
  items: [{ url: `/${section}/page/`, title: 'Page', group, anchored: false }],
});
const trail = (url: string, own: Nav | null, more = {}) =>
  cardText({ url, title: 'Page', ...more }, own, site).trail;

test('the trail leads from the site to the section and the group', () => {
  expect(trail('/plugins/page/', nav('plugins', 'Plugins', 'Community'))).toEqual([
    'webpack',
    'Plugins',
    'Community',
  ]);
  expect(trail('/guides/page/', nav('guides', 'Guides'))).toEqual(['webpack', 'Guides']);
});

test('a title is not said twice, and a page outside the sections has none', () => {
  expect(trail('/guides/', nav('guides', 'Guides'))).toEqual(['webpack']);
  expect(trail('/vote/', nav(null, ''))).toEqual(['webpack']);
  expect(trail('/search/', null)).toEqual(['webpack']);
});

test('a post says its day, a package is a name to paste', () => {
  const post = { date: '2020-10-10', dateText: 'October 10, 2020', minutes: 3 };
  const imported = { package: 'css-loader', version: '7.1.5', license: 'MIT' };
  expect(trail('/blog/page/', nav('blog', 'Blog'), { post })).toEqual([
    'webpack',
    'Blog',
    'October 10, 2020',
  ]);
  const page = { url: '/loaders/page/', title: 'css-loader' };
  expect(cardText({ ...page, imported }, nav('loaders', 'Loaders'), site).mono).toBe(true);
  expect(cardText(page, nav('loaders', 'Loaders'), site).mono).toBe(false);
});

test('the home page has a title of its own, every card the host', () => {
  expect(cardText({ url: '/', title: 'webpack' }, null, site)).toEqual({
    trail: ['webpack'],
    title: 'Bundle\u00a0your assets',
    accent: 'assets',
    mono: false,
    host: 'webpack.js.org',
  });
});
