// Each way in which a row of the table can be wrong, planted; and that the committed rows are right.
import { expect, test } from 'vitest';
import type { PlannedPage, Redirect } from '../../model/redirect.ts';
import { checkPlanned, withoutWritten } from './check-planned.ts';
import { resolveRedirects } from './resolve-redirects.ts';

const records = [
  { url: '/api/', ids: ['cli', 'node', 'planned'] },
  { url: '/api/node/', ids: [] },
  { url: '/', ids: [] },
];
const pages = new Set(records.map(({ url }) => url));
const urls = { '/api/cli/': 0, '/lost/x/': 0 };
const RIGHT: PlannedPage[] = [{ page: '/api/cli/', title: 'CLI', today: '/api/#cli' }];

function check(planned: PlannedPage[], redirects: Redirect[] = [], legacyUrls: object = {}) {
  const known = { '/api/cli/': 0, ...legacyUrls };
  const { pending } = resolveRedirects({ redirects, legacyUrls: known, pages });
  const text = (rows: unknown): string => JSON.stringify(rows, null, 2);
  const textOf = (file: string) => text(file.includes('planned') ? planned : redirects);
  return checkPlanned({ planned, redirects, pending, records, textOf });
}

test('a row that is right has no problem, and one whose page has been written may stay', () => {
  expect(check(RIGHT)).toEqual([]);
  expect(check([...RIGHT, { page: '/api/node/', title: 'Node' }])).toEqual([]);
});

test.each<[string, PlannedPage[], string, string, number]>([
  [
    'a page that nothing asks for',
    [{ page: '/api/clii/', title: 'CLI' }],
    'No old URL waits for /api/clii/.',
    'Did you mean "/api/cli/"?',
    3,
  ],
  [
    'a target on a page that is not there',
    [{ page: '/api/cli/', title: 'CLI', today: '/apii/#cli' }],
    '"today" leads to /apii/, which is not a page.',
    'Did you mean "/api/"?',
    3,
  ],
  [
    'a heading that has vanished',
    [{ page: '/api/cli/', title: 'CLI', today: '/api/#clii' }],
    '"today" leads to no heading of /api/: #clii.',
    'Did you mean "cli"?',
    3,
  ],
  ['the same page twice', [...RIGHT, ...RIGHT], 'is planned twice', 'Keep one row', 3],
])('%s fails with its line and what to do', (_, planned, what, advice, line) => {
  const [problem] = check(planned);
  expect(problem).toMatchObject({ file: 'data/planned-pages.json', line });
  expect(problem?.what).toContain(what);
  expect(problem?.advice).toContain(advice);
});

test('a page that old URLs ask for has to be in the table', () => {
  expect(check([])).toMatchObject([
    { line: 1, what: expect.stringContaining('/api/cli/ is asked for by old URLs') },
  ]);
});

test('a planned page needs an index that can list it', () => {
  const rows = [...RIGHT, { page: '/lost/x/', title: 'Lost' }];
  expect(check(rows, [], urls)).toMatchObject([
    { what: '/lost/x/ has no index of its section to be listed on.' },
  ]);
});

const alias = (row: Partial<Redirect>): Redirect => ({
  from: '/old/',
  to: '/api/cli/',
  today: '/api/#node',
  ...row,
});

test.each<[string, Partial<Redirect>, string | null]>([
  ['a place of its own', {}, null],
  ['a target that is written', { to: '/api/node/' }, null],
  ['a heading that has vanished', { today: '/api/#nod' }, 'Did you mean "node"?'],
])('an alias with %s', (_, row, advice) => {
  const problems = check(RIGHT, [alias(row)]);
  expect(problems).toHaveLength(advice === null ? 0 : 1);
  if (advice === null) return;
  expect(problems[0]).toMatchObject({ file: 'data/redirects.json', line: 3 });
  expect(problems[0]?.advice).toContain(advice);
});

test('npm run tidy takes out what is written, and nothing else', () => {
  const planned = [...RIGHT, { page: '/api/node/', title: 'Node' }];
  const redirects = [alias({}), alias({ from: '/older/', to: '/api/node/' })];
  const left = withoutWritten({ planned, redirects }, pages);
  expect(left).toEqual({
    planned: RIGHT,
    redirects: [alias({}), { from: '/older/', to: '/api/node/' }],
  });
  expect(check(left.planned, left.redirects)).toEqual([]);
});
