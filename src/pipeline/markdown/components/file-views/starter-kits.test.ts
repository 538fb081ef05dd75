import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { StarterKit } from '../../../../model/starter-kit.ts';
import { starterKits, starterKitsHtml } from './starter-kits.ts';

const kit = (name: string, facts: Partial<StarterKit> = {}): StarterKit => ({
  name,
  description: `What ${name} sets up, <b> & more.`,
  tags: ['Vue', 'PHP'],
  maintainer: 'Some & One',
  webpack: '^5.1.0',
  declared: 'dependency',
  ...facts,
});
const html = (...kits: StarterKit[]): string => starterKitsHtml({ asOf: '2026-11-15', kits });

test('a row has a linked name, description, maintainer, tags and the range of webpack', () => {
  const row = html(kit('@a/b', { webpack: '>= 5 < 6', declared: 'optional peer' }));
  expect(row).toContain(
    '<th scope="row"><a href="https://www.npmjs.com/package/@a/b" rel="noopener noreferrer">@a/b</a></th>',
  );
  expect(row).toContain('<td>What @a/b sets up, &lt;b> &amp; more.</td><td>Some &amp; One</td>');
  expect(row).toContain('<span class="tags"><span>Vue</span> <span>PHP</span></span>');
  expect(row).toContain('<td><code class="long">>= 5 &lt; 6</code> (optional peer)</td>');
  expect(html(kit('a'))).toContain('<td><code>^5.1.0</code></td>');
});

test('rows come by name, which the head says, and nothing is a button without script', () => {
  const table = html(kit('b'), kit('a'), kit('@z/a'));
  expect([...table.matchAll(/package\/([^"]+)"/g)].map(([, name]) => name)).toEqual([
    '@z/a',
    'a',
    'b',
  ]);
  expect(table).toContain('data-sort="text" aria-sort="ascending"><span class="kits-by">Name');
  expect(table.match(/aria-sort/g)).toHaveLength(1);
  expect(table.slice(table.indexOf('<table'))).not.toContain('<button');
  expect(table).toContain('<div class="cards-bar js-only"');
});

test('the day and the count stand under the table', () => {
  expect(html(kit('a'))).toContain(
    '1 packages, with maintainer and range as npm had them on November 15, 2026.',
  );
});

test('the shipped file is shown whole, and a wrong one is refused', () => {
  const data = JSON.parse(readFileSync('data/starter-kits.json', 'utf8'));
  expect(starterKits.show(data).html.match(/<tr><th scope="row">/g)).toHaveLength(data.kits.length);
  expect(() => starterKits.show({ ...data, asOf: 'soon' })).toThrow();
  expect(() => starterKits.show({ ...data, kits: data.kits.slice(0, 7) })).toThrow();
});
