// The head of a document: what stands there for whom, and that no text can end it.
import { expect, test } from 'vitest';
import site from '../../../data/site.json' with { type: 'json' };
import { type Assets, type DocumentInput, documentHtml } from './document.ts';

const assets: Assets = {
  scripts: [],
  inlineStyles: [],
  styles: [],
  lateStyles: [],
  fonts: [],
  icons: { svg: '/i.svg', touch: '/i.png' },
  inline: '',
};
const html = (facts: Partial<DocumentInput> = {}): string =>
  documentHtml({
    path: '/a/',
    title: 'A',
    description: 'B',
    body: '',
    data: null,
    assets,
    ...facts,
  });
const machine = { twin: '/a.md', article: true, structured: { name: 'A' } };

test('a page names its twin, its facts and its kind', () => {
  const page = html({ machine });
  expect(page).toContain('<link rel="alternate" href="/a.md" type="text/markdown">');
  expect(page).toContain('<script type="application/ld+json">{"name":"A"}</script>');
  expect(page).toContain('<meta property="og:type" content="article">');
});

test('a document that is no page has neither, and one without an address no canonical one', () => {
  expect(html()).not.toMatch(/ld\+json|text\/markdown|"article"/);
  expect(html()).toContain(`<link rel="canonical" href="${site.origin}/a/">`);
  expect(html({ path: null })).not.toMatch(/canonical|og:url/);
});

test('a card has its whole address, its size and a text; without one there is no picture', () => {
  const page = html({ assets: { ...assets, card: '/social/a.png' } });
  expect([...page.matchAll(/(?:og:image|twitter:card)[^>]*/g)].map(([tag]) => tag)).toEqual([
    `og:image" content="${site.origin}/social/a.png"`,
    'og:image:width" content="1200"',
    'og:image:height" content="630"',
    'og:image:alt" content="A"',
    'twitter:card" content="summary_large_image"',
  ]);
  expect(html()).not.toContain('og:image');
  expect(html()).toContain('<meta name="twitter:card" content="summary">');
});

test('no text ends a tag or a script', () => {
  const evil = '"></title></script><script>x()</script>';
  const page = html({ title: evil, machine: { ...machine, structured: { name: evil } } });
  expect(page).not.toContain('<script>x()');
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  const [, json = ''] = /ld\+json">(.*)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(json)).toEqual({ name: evil });
});
