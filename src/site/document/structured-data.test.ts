// What each kind of page says about itself: true, whole and no more.
import { expect, test } from 'vitest';
import site from '../../../data/site.json' with { type: 'json' };
import type { Nav, PageData } from '../../model/record.ts';
import { samplePage as page } from '../../model/testing/sample-page.ts';
import { structuredData } from './structured-data.ts';

const at = (path: string): string => new URL(path, site.origin).href;
const guides: Nav = { section: 'guides', title: 'Guides', items: [] };

interface Shown {
  article?: boolean;
  nav?: Nav | null;
  image?: string;
  modified?: string;
}
const graph = (of: PageData, { article = true, nav = null, ...rest }: Shown = {}) =>
  structuredData({ page: of, nav, article, logo: '/logo.png', ...rest })['@graph'] as [
    Record<string, unknown>,
    Record<string, unknown>,
  ];
const organization = {
  '@type': 'Organization',
  '@id': at('/#org'),
  name: site.name,
  url: at('/'),
};

test('a page of the documentation is an article of the site, with what is known of it', () => {
  const known = { image: '/social/a.png', modified: '2026-11-15T19:05:24Z' };
  const [article] = graph(page('/guides/a/'), { nav: guides, ...known });
  expect(article).toEqual({
    '@type': 'TechArticle',
    headline: 'Title of /guides/a/',
    description: 'About /guides/a/.',
    url: at('/guides/a/'),
    image: at('/social/a.png'),
    inLanguage: 'en',
    dateModified: '2026-11-15T19:05:24Z',
    author: organization,
    publisher: organization,
    isPartOf: { '@type': 'WebSite', '@id': at('/#site'), name: site.name, url: at('/') },
  });
  expect(Object.keys(graph(page('/guides/a/'))[0])).not.toContain('image');
  expect(Object.keys(graph(page('/guides/a/'))[0])).not.toContain('dateModified');
});

test.each([
  [
    '/guides/a/',
    guides,
    ['/', '/guides/', '/guides/a/'],
    ['Home', 'Guides', 'Title of /guides/a/'],
  ],
  ['/guides/', guides, ['/', '/guides/'], ['Home', 'Title of /guides/']],
  ['/license/', null, ['/', '/license/'], ['Home', 'Title of /license/']],
  ['/license/', { ...guides, section: null }, ['/', '/license/'], ['Home', 'Title of /license/']],
])('the way to %s', (url, nav, items, names) => {
  expect(graph(page(url), { nav })[1]).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: names[index],
      item: at(item),
    })),
  });
});

test('a post has its day and names who wrote it', () => {
  const post = { date: '2020-10-10', dateText: '', minutes: 1 };
  const [article] = graph(page('/blog/x/', { post, contributors: ['webpack', 'ada'] }));
  expect(article).toMatchObject({
    '@type': 'BlogPosting',
    datePublished: '2020-10-10',
    author: [organization, { '@type': 'Person', name: 'ada', url: 'https://github.com/ada' }],
  });
});

test('of a README we claim no authorship, but say where it is from', () => {
  const imported = { package: 'a-loader', version: '1.0.0', license: 'MIT' };
  const repo = 'https://github.com/a/a-loader';
  const [article] = graph(page('/loaders/a-loader/', { imported, repo }));
  expect(article).toMatchObject({ '@type': 'TechArticle', isBasedOn: repo });
  expect(article).not.toHaveProperty('author');
});

test('a list is no article', () => {
  expect(graph(page('/organization/'), { article: false })[0]).toMatchObject({
    '@type': 'WebPage',
  });
});

test('the home page is the site: who runs it and how it is searched, and no way leads to it', () => {
  expect(graph(page('/'))).toEqual([
    {
      '@type': 'WebSite',
      '@id': at('/#site'),
      name: site.name,
      url: at('/'),
      description: 'About /.',
      inLanguage: 'en',
      publisher: { '@id': at('/#org') },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/search/?q={query}` },
        'query-input': 'required name=query',
      },
    },
    {
      ...organization,
      logo: at('/logo.png'),
      sameAs: [site.links.github, site.links.x, site.links.openCollective],
    },
  ]);
});
