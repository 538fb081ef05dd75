// What every document tells machines: structured data that is valid and agrees with the page, its card and its twin.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { twinPath } from '../../src/model/twin.ts';
import { documents, type Head, headOf } from './head.ts';
import { DIST, routes } from './routes.ts';
import { schemaProblems } from './schema-org.ts';

interface Thing {
  [property: string]: unknown;
  '@type': string;
}
interface Structured {
  '@context': string;
  '@graph': Thing[];
}

const pages = routes().filter(({ layout }) => layout !== 'printable');
const heads = new Map(pages.map(({ path }) => [path, headOf(`${path}index.html`)]));
const blocks = (head: Head): string[] =>
  head.tags
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }) => text);
const dataOf = (head: Head): Structured => JSON.parse(blocks(head)[0] ?? 'null');
const open = (head: Head, property: string) => head.value('meta', { property });

test('every page has one block of valid structured data, every other document none', () => {
  expect(pages.length).toBeGreaterThan(70);
  const problems = [...heads].flatMap(([path, head]) =>
    blocks(head).length === 1
      ? schemaProblems(dataOf(head)).map((problem) => `${path}: ${problem}`)
      : [`${path} has ${blocks(head).length} blocks.`],
  );
  expect(problems, problems.join('\n')).toEqual([]);
  const known = new Set(pages.map(({ path }) => `${path}index.html`));
  const others = documents().filter((file) => !known.has(file));
  expect(others).toEqual(expect.arrayContaining(['/404.html', '/app-shell/index.html']));
  expect(others.filter((file) => blocks(headOf(file)).length > 0)).toEqual([]);
});

test('it says what the page says: title, description, address, way, picture, last change', () => {
  const sitemap = readFileSync(`${DIST}/sitemap.xml`, 'utf8');
  for (const [path, head] of heads) {
    const [work, way] = dataOf(head)['@graph'];
    const title = head.value('title', {})?.replace(/ \| webpack$/, '');
    expect.soft(work, path).toMatchObject({
      [path === '/' ? 'name' : 'headline']: title,
      description: head.value('meta', { name: 'description' }),
      url: head.value('link', { rel: 'canonical' }),
    });
    if (path === '/') continue;
    expect.soft(work?.['image'] ?? null, path).toBe(open(head, 'og:image'));
    const line = sitemap.split('\n').find((each) => each.includes(`${site.origin}${path}<`));
    const changed = /<lastmod>(.*)<\/lastmod>/.exec(line ?? '')?.[1];
    expect.soft(work?.['dateModified'], path).toBe(changed);
    const steps = way?.['itemListElement'] as { name: string; item: string }[];
    const paths = steps.map(({ item }) => item.replace(site.origin, ''));
    expect.soft([paths[0], paths.at(-1)], path).toEqual(['/', path]);
    expect
      .soft(
        paths.filter((each) => !heads.has(each)),
        path,
      )
      .toEqual([]);
    expect.soft(steps.at(-1)?.name, path).toBe(title);
  }
});

test('what a page is: site, article, post, list; a README has no author of ours', () => {
  const typeOf = (path: string) => dataOf(heads.get(path) as Head)['@graph'].map((t) => t['@type']);
  expect(typeOf('/')).toEqual(['WebSite', 'Organization']);
  expect(typeOf('/concepts/')).toEqual(['TechArticle', 'BreadcrumbList']);
  expect(typeOf('/organization/')).toEqual(['WebPage', 'BreadcrumbList']);
  for (const { path, layout } of pages.filter((page) => page.path !== '/')) {
    const head = heads.get(path) as Head;
    const [work] = dataOf(head)['@graph'];
    const readme = readFileSync(`${DIST}${path}index.html`, 'utf8').includes(
      '; not checked by us<',
    );
    expect.soft('author' in (work ?? {}), path).toBe(!readme);
    expect.soft('isBasedOn' in (work ?? {}), path).toBe(readme);
    expect.soft(work?.['@type'] === 'BlogPosting', path).toBe(layout === 'blog');
    expect.soft(open(head, 'og:type'), path).toBe(layout === 'wide' ? 'website' : 'article');
  }
});

test('every page names its twin, which is there', () => {
  for (const [path, head] of heads) {
    const twin = head.value('link', { type: 'text/markdown' });
    expect.soft(twin, path).toBe(twinPath(path));
    expect.soft(existsSync(`${DIST}${twin}`), path).toBe(true);
  }
});

test.each([
  ['a missing headline', /"headline":"[^"]*",/, ''],
  ['a relative address', /"url":"https:\/\/[^/]*/, '"url":"'],
  ['a time without its zone', '"publisher"', '"dateModified":"2026-11-15T19:05:24","publisher"'],
  ['a day that is none', '"publisher"', '"dateModified":"2026-13-45","publisher"'],
  ['a misspelt property', '"inLanguage"', '"language"'],
  ['an author without a name', /("author":\{[^}]*)"name":"[^"]*",/, '$1'],
  ['a type nobody knows', '"TechArticle"', '"Text"'],
  ['a way of one step', /,\{"@type":"ListItem","position":2.*?\}/, ''],
  ['a step out of order', '"position":1', '"position":3'],
  ['a step that leads nowhere', /("position":1.*?),"item":"[^"]*"/, '$1'],
  ['another context', '"https://schema.org"', '"schema.org"'],
  ['no graph', '"@graph"', '"graph"'],
])('the check notices %s', (_name, from, to) => {
  const [text = ''] = blocks(heads.get('/concepts/') as Head);
  const broken = text.replace(from, to);
  expect(broken).not.toBe(text);
  expect(schemaProblems(JSON.parse(text))).toEqual([]);
  expect(schemaProblems(JSON.parse(broken))).not.toEqual([]);
});
