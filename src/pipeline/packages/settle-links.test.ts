import { expect, test } from 'vitest';
import type { LegacyUrls } from '../../model/redirect.ts';
import { sampleRecord } from '../testing/sample-record.ts';
import { settleRecord, settler } from './settle-links.ts';

const life: [string, string] = ['2017-07-01', '2026-07-23'];
const legacyUrls: LegacyUrls = {
  '/configuration/cache/': { pages: life, ids: { cachetype: life } },
};
const settle = settler({
  records: [
    { url: '/', ids: [] },
    { url: '/configuration/', ids: ['options'] },
    { url: '/loaders/css-loader/', ids: ['importloaders'] },
    { url: '/api/', ids: ['there'] },
  ],
  redirects: [
    { from: '/old/', to: '/api/#there' },
    { from: '/older/', to: '/api/' },
    { from: '/configuration/#gone', to: '/api/#there' },
  ],
  legacyUrls,
  planned: [],
});

test.each([
  ['/configuration/', '/configuration/'],
  ['/configuration', '/configuration/'],
  ['/configuration/#options', '/configuration/#options'],
  ['/configuration/#Options', '/configuration/#options'],
  ['/configuration/#nowhere', '/configuration/'],
  ['/configuration/#gone', '/api/#there'],
  ['/configuration/cache/#cachetype', '/configuration/'],
  ['/loaders/css-loader/#importloaders', '/loaders/css-loader/#importloaders'],
  ['/old/', '/api/#there'],
  ['/old/#x', '/api/#there'],
  ['/older/#there', '/api/#there'],
  ['/never/was/', '/'],
  ['/never/was.svg', '/'],
  ['/api/?x=1#there', '/api/#there'],
])('%s answers at %s', (href, answer) => {
  expect(settle(href)).toBe(answer);
});

test('links in tags are rewritten, the same text in code is not', () => {
  const html =
    '<p><a class="x" href="/older/">a</a> <a href="https://x.example/older/">b</a> ' +
    '<code>&#x3C;a href="/older/"></code> <a href="#own">c</a> <a href="//x.example/">d</a></p>';
  const record = sampleRecord('loaders/_a.md', {
    html,
    links: [
      { href: '/older/', line: 7 },
      { href: '#own', line: 8 },
    ],
  });
  const settled = settleRecord(record, settle);
  expect(settled.html).toBe(html.replace('"x" href="/older/"', '"x" href="/api/"'));
  expect(settled.links).toEqual([
    { href: '#own', line: 8 },
    { href: '/api/', line: 7 },
  ]);
});
