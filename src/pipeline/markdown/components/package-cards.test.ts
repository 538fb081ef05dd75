import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPackageList } from '../../packages/read-packages.ts';
import { inputHash } from '../../record-cache.ts';
import { tempContent } from '../../testing/temp-content.ts';
import { newContext, type PageContext } from '../page-context.ts';
import { cardsHtml } from './cards-html.ts';
import { type Card, packageCards } from './package-cards.ts';
import { groupsOf } from './package-groups.ts';

const card = (name: string, facts: Partial<Card> = {}): Card => ({
  name,
  kind: 'loader',
  status: 'current',
  category: 'Styles',
  description: `What ${name} does with <b> & others, in one sentence.`,
  version: '1.2.3',
  ...facts,
});
const OLD = card('a-loader', { status: 'superseded', replacement: 'Use `b`: it is newer.' });
const ALL = [
  card('z-loader', { category: 'Unknown' }),
  OLD,
  card('c-loader'),
  card('b-loader'),
  card('s-loader', { category: 'Scripts' }),
  card('x-plugin', { kind: 'plugin' }),
];

test('groups come in the order of the page, retired packages behind current ones', () => {
  const groups = groupsOf(ALL, 'loader');
  expect(groups.map(({ title, id }) => [title, id])).toEqual([
    ['Scripts', 'loaders-scripts'],
    ['Styles', 'loaders-styles'],
    ['Unknown', 'loaders-unknown'],
  ]);
  expect(groups[1]?.cards.map(({ name }) => name)).toEqual(['b-loader', 'c-loader', 'a-loader']);
  expect(groups[0]?.aliases).toEqual(['transpiling']);
});

test('a card says name, version and sentence; a retired one what to use instead', () => {
  const html = cardsHtml(groupsOf(ALL, 'loader'), 'loader');
  expect(html).toContain(
    '<a class="card-a" href="/loaders/b-loader/">b-loader</a> <span class="card-v">1.2.3</span>',
  );
  expect(html).toContain('What b-loader does with &lt;b> &amp; others');
  expect(html).toContain(
    '<p class="card-i"><span class="flag flag-old">Superseded</span> Use <code>b</code>.</p>',
  );
  expect(html.match(/<li class="card">/g)).toHaveLength(4);
  expect(html.match(/<li class="card old">/g)).toHaveLength(1);
  expect(html).not.toContain('style=');
});

test('the controls wait for script and count what is there', () => {
  const html = cardsHtml(groupsOf(ALL, 'loader'), 'loader');
  expect(html).toContain('<div class="cards-bar js-only"');
  expect(html).toContain('data-group="" aria-pressed="true">All <span>5</span>');
  expect(html).toContain('data-group="loaders-styles" aria-pressed="false">Styles <span>3</span>');
  expect(html).toContain('Also retired <span>1</span>');
  expect(cardsHtml(groupsOf(ALL, 'plugin'), 'plugin')).not.toContain('Also retired');
});

const PROJECT = join(import.meta.dirname, '../../../..');
const LIST = readPackageList(PROJECT);

function place(kind: string, project = PROJECT): { context: PageContext; html: string } {
  const context = newContext({ file: 'page.md', folder: '/', root: '/' });
  const heading = (text: string, line: number) => {
    context.headings.push({ depth: 2, text, id: text, line, option: false });
    context.anchors.push({ title: text, id: text, level: 2 });
  };
  heading('above', 1);
  heading('below', 9);
  const at = { line: 5, column: 1, offset: 0 };
  const node = { type: 'html' as const, value: '', position: { start: at, end: at } };
  packageCards(kind, { node, context }, project);
  return { context, html: node.value };
}

test.each(['loader', 'plugin'])('the page of every %s is linked, outlined and followed', (kind) => {
  const { context, html } = place(kind);
  const own = LIST.filter((each) => each.kind === kind);
  expect(own.length).toBeGreaterThan(10);
  expect(context.problems).toEqual([]);
  expect(context.links.map(({ href }) => href).sort()).toEqual(
    own.map(({ name }) => `/${kind}s/${name}/`).sort(),
  );
  expect(context.inputs).toEqual({
    'data/packages.json': inputHash('data/packages.json'),
    'external/package.json': inputHash('external/package.json'),
  });
  const titles = context.anchors.map(({ title }) => title);
  expect(titles[0]).toBe('above');
  expect(titles.at(-1)).toBe('below');
  expect(context.headings.map(({ text }) => text)).toEqual(titles);
  expect(titles).toHaveLength(2 + new Set(own.map(({ category }) => category)).size);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual([...context.ids].sort());
});

test('every retired package has a hint that fits its card', () => {
  const { html } = place('loader');
  const hints = [...html.matchAll(/<p class="card-i"><span[^>]*>[^<]*<\/span> (.*?)<\/p>/g)];
  const retired = LIST.filter(({ status }) => status !== 'current');
  expect(hints).toHaveLength(retired.length);
  for (const [, hint = ''] of hints) {
    expect(hint.replace(/<[^>]+>/g, '').length).toBeLessThan(150);
    expect(hint).not.toMatch(/^\.|accepts webpack 4/);
  }
});

test('a kind that is none and files that cannot be read are refused', () => {
  expect(place('preset').context.problems).toHaveLength(1);
  using temp = tempContent();
  expect(place('loader', temp.out).context.problems).toHaveLength(1);
  const { version, ...entry } = card('b-loader', { repository: 'webpack/b-loader' });
  const write = (path: string, value: unknown): void => {
    mkdirSync(join(temp.out, path, '..'), { recursive: true });
    writeFileSync(join(temp.out, path), JSON.stringify(value));
  };
  write('data/packages.json', [entry]);
  expect(place('loader', temp.out).context.problems[0]?.what).toContain('not installed');
  write('external/node_modules/b-loader/package.json', { version, license: 'MIT' });
  const { context, html } = place('loader', temp.out);
  expect(context.problems).toEqual([]);
  expect(html).toContain('<span class="card-v">1.2.3</span>');
});
