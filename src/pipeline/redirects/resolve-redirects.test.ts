import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legacyUrlsSchema, redirectSchema, redirectsSchema } from '../../model/redirect.ts';
import { type RedirectSources, resolveRedirects } from './resolve-redirects.ts';

function data(name: string): unknown {
  const file = new URL(`../../../data/${name}`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const pages = new Set(['/', '/api/', '/api/node/', '/guides/']);

function resolve(sources: Partial<RedirectSources>) {
  return resolveRedirects({ redirects: [], legacyUrls: {}, pages, ...sources });
}

test('a redirect to an existing page stays as written, fragment included', () => {
  const { redirects, pending } = resolve({ redirects: [{ from: '/old/', to: '/api/node/#run' }] });
  expect(redirects).toEqual([{ from: '/old/', to: '/api/node/#run', temporary: false }]);
  expect(pending).toEqual([]);
});

test('a redirect to a page not yet written goes to its section, without the fragment', () => {
  const { redirects, pending } = resolve({ redirects: [{ from: '/old/', to: '/api/cli/#init' }] });
  expect(redirects).toEqual([{ from: '/old/', to: '/api/', temporary: true }]);
  expect(pending).toEqual([{ from: '/old/', wanted: '/api/cli/#init', to: '/api/' }]);
});

test('a legacy page not yet written goes to the nearest page above it', () => {
  const urls = { '/api/node/deep/er/': 0, '/api/cli/': 0, '/gone/for/good/': 0 };
  expect(resolve({ legacyUrls: urls }).pending).toEqual([
    { from: '/api/cli/', wanted: '/api/cli/', to: '/api/' },
    { from: '/api/node/deep/er/', wanted: '/api/node/deep/er/', to: '/api/node/' },
    { from: '/gone/for/good/', wanted: '/gone/for/good/', to: '/' },
  ]);
});

test('a legacy address that is a page or a redirect source is settled', () => {
  const { redirects, pending } = resolve({
    legacyUrls: { '/api/': 0, '/old/': 0 },
    redirects: [{ from: '/old/', to: '/api/' }],
  });
  expect(redirects).toEqual([{ from: '/old/', to: '/api/', temporary: false }]);
  expect(pending).toEqual([]);
});

test('routes the build makes are not pending, unless their section is missing', () => {
  const urls = { '/app-shell/': 0, '/api/printable/': 0, '/loaders/printable/': 0 };
  expect(resolve({ legacyUrls: urls }).pending.map(({ from }) => from)).toEqual([
    '/loaders/printable/',
  ]);
});

test('a move of a part is no redirect of the page', () => {
  const move = { from: '/api/#x', to: '/guides/#y' };
  expect(resolve({ redirects: [move] })).toEqual({ redirects: [], moves: [move], pending: [] });
});

test('a move of a part of a page that is not written waits for it', () => {
  const move = { from: '/api/cli/#x', to: '/api/flags/#y' };
  const { moves, pending } = resolve({ redirects: [move], legacyUrls: { '/api/cli/': 0 } });
  expect(moves).toEqual([]);
  expect(pending.map(({ from }) => from)).toEqual(['/api/cli/']);
});

test('the order of the input does not matter', () => {
  const redirects = [
    { from: '/b/', to: '/api/' },
    { from: '/B/', to: '/api/' },
    { from: '/a/', to: '/guides/x/' },
  ];
  expect(resolve({ redirects })).toEqual(resolve({ redirects: redirects.toReversed() }));
  expect(resolve({ redirects }).redirects.map(({ from }) => from)).toEqual(['/B/', '/a/', '/b/']);
});

test.each([
  [
    'listed twice',
    [
      { from: '/a/', to: '/' },
      { from: '/a/', to: '/api/' },
    ],
  ],
  ['would hide', [{ from: '/api/node/', to: '/api/' }]],
  ['moves a part of a page that does not exist', [{ from: '/gone/#x', to: '/api/#y' }]],
  ['write that page first', [{ from: '/api/#x', to: '/api/cli/#y' }]],
  ['make it an alias', [{ from: '/api/#x', to: '/api/#y' }]],
  [
    'write /api/ as its target',
    [
      { from: '/a/', to: '/b/#x' },
      { from: '/b/', to: '/api/' },
    ],
  ],
  ['redirects to itself', [{ from: '/a/', to: '/a/#x' }]],
  ['write /a/.', [{ from: '/a', to: '/api/' }]],
  ['write /api/.', [{ from: '/a/', to: '/api#x' }]],
])('a wrong row is refused: %s', (message, redirects) => {
  expect(() => resolve({ redirects })).toThrow(message);
});

test('one error lists every wrong row', () => {
  const redirects = [
    { from: '/api/', to: '/guides/' },
    { from: '/b/', to: '/b/' },
  ];
  expect(() => resolve({ redirects })).toThrow(/\/api\/ is a page[\s\S]*\/b\/ redirects to itself/);
});

test('the committed files have the shape the schemas ask for, and the table is free of wrong rows', () => {
  const urls = legacyUrlsSchema.parse(data('legacy-urls.json'));
  const { redirects } = resolve({
    redirects: redirectsSchema.parse(data('redirects.json')),
    legacyUrls: urls,
  });
  const answered = new Set([...pages, ...redirects.map(({ from }) => from)]);
  expect(Object.keys(urls).filter((url) => !answered.has(url))).toEqual([]);
});

test.each([
  { from: '/a', to: '/b/' },
  { from: '/a#x', to: '/b/' },
  { from: '/a/', to: '/b' },
  { from: '/a/', to: '//evil.example/' },
  { from: '/a/', to: 'https://evil.example/' },
  { from: '/a/?x', to: '/b/' },
])('the schema refuses %o', (row) => {
  expect(redirectSchema.safeParse(row).success).toBe(false);
});

const cli = { page: '/api/cli/', title: 'CLI' };
const planned = [
  { ...cli, today: '/api/node/#run' },
  { page: '/guides/x/', title: 'X' },
];
const urls = { '/api/cli/': 0, '/guides/x/': 0 };

test('what has moved is for good, what waits for its page is not', () => {
  const table = [
    { from: '/old/', to: '/api/' },
    { from: '/older/', to: '/api/cli/' },
  ];
  const { redirects } = resolve({ redirects: table, legacyUrls: urls });
  expect(redirects.map(({ from, temporary }) => [from, temporary])).toEqual([
    ['/api/cli/', true],
    ['/guides/x/', true],
    ['/old/', false],
    ['/older/', true],
  ]);
});

test('a planned page leads to where its subject is treated, else to the list that names it', () => {
  const { pending } = resolve({ legacyUrls: urls, planned });
  expect(pending.map(({ to }) => to)).toEqual(['/api/node/#run', '/guides/#planned']);
});

test('an alias follows its page, unless it has a place of its own', () => {
  const alias = { from: '/old/', to: '/api/cli/#init' };
  const to = (row: object) =>
    resolve({ redirects: [{ ...alias, ...row }], planned }).pending[0]?.to;
  expect(to({})).toBe('/api/node/#run');
  expect(to({ today: '/guides/#start' })).toBe('/guides/#start');
});

test('a place on a page that is gone is not used', () => {
  const rows = [{ ...cli, today: '/gone/#x' }];
  expect(resolve({ legacyUrls: urls, planned: rows }).pending[0]?.to).toBe('/api/#planned');
});

test('without an index of the section there is no list to lead to', () => {
  const rows = [{ page: '/gone/for/good/', title: 'Gone' }];
  const { pending } = resolve({ legacyUrls: { '/gone/for/good/': 0 }, planned: rows });
  expect(pending[0]?.to).toBe('/');
});
