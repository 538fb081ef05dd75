import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sponsor, SponsorSnapshot } from '../../../src/model/sponsor.ts';
import { summarizeSponsors } from '../../../src/model/sponsor-groups.ts';
import { type FakeOpenCollective, type Fault, fakeOpenCollective } from './fake-open-collective.ts';
import type { Member, Transaction } from './queries.ts';
import { refreshSponsors } from './refresh-sponsors.ts';

const FILES = ['sponsors.json', 'sponsor-summary.json'];

const member = (index: number, over: Partial<Member['account']> = {}): Member => ({
  id: `member-${index}`,
  since: '2020-05-06T07:08:09.000Z',
  totalDonations: { valueInCents: 100 + index, currency: 'USD' },
  account: {
    name: `Sponsor ${index}`,
    slug: `sponsor-${index}`,
    website: `https://${index}.example/`,
    imageUrl: `https://images.opencollective.com/sponsor-${index}/logo.png`,
    isIncognito: false,
    ...over,
  },
});
const credit = (index: number, slug: string, valueInCents: number): Transaction => ({
  id: `credit-${index}`,
  amount: { valueInCents, currency: 'USD' },
  fromAccount: { slug },
});
const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const whole = {
  members: many(2345, (index) => member(index)),
  transactions: many(1500, (index) => credit(index, `sponsor-${index % 100}`, 1200)),
};

const gift: Sponsor = {
  name: 'Kept by hand',
  slug: 'kept-by-hand',
  website: null,
  avatar: null,
  firstDonation: null,
  totalDonations: 5000,
  monthlyDonations: null,
};
const last: SponsorSnapshot = {
  asOf: '2017-08-29',
  source: 'https://opencollective.com/webpack',
  sponsors: many(36, (index) => ({ ...gift, slug: `old-${index}` })),
  outside: [gift],
};

let folder: string;
let server: FakeOpenCollective | null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sponsors-'));
  writeFileSync(join(folder, 'sponsors.json'), JSON.stringify(last));
  writeFileSync(join(folder, 'sponsor-summary.json'), JSON.stringify(summarizeSponsors(last)));
});
afterEach(async () => {
  await server?.close();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

const bytes = () => FILES.map((file) => readFileSync(join(folder, file), 'utf8'));
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
async function run(data = whole, fault?: Fault, timeout = 20_000) {
  server = await fakeOpenCollective(data, fault);
  return refreshSponsors({ folder, asOf: '2024-02-29', endpoint: server.endpoint, timeout });
}

test('2,345 members over three pages become the file and its summary', async () => {
  const snapshot = await run();
  expect(server?.questions).toEqual([
    { list: 'members', offset: 0, limit: 1000 },
    { list: 'members', offset: 1000, limit: 1000 },
    { list: 'members', offset: 2000, limit: 1000 },
    { list: 'transactions', offset: 0, limit: 1000, dateFrom: '2023-03-01T00:00:00Z' },
    { list: 'transactions', offset: 1000, limit: 1000, dateFrom: '2023-03-01T00:00:00Z' },
  ]);
  expect(read('sponsors.json')).toEqual(snapshot);
  expect(read('sponsor-summary.json')).toEqual(summarizeSponsors(snapshot));
  expect(snapshot).toMatchObject({ asOf: '2024-02-29', outside: [gift] });
  expect(snapshot.sponsors).toHaveLength(2345);
  expect(snapshot.sponsors.at(-1)).toEqual({
    name: 'Sponsor 0',
    slug: 'sponsor-0',
    website: 'https://0.example/',
    avatar: 'https://images.opencollective.com/sponsor-0/logo.png',
    firstDonation: '2020-05-06',
    totalDonations: 100,
    monthlyDonations: 1500,
  });
  expect(snapshot.sponsors[0]).toMatchObject({ slug: 'sponsor-2344', monthlyDonations: 0 });
  expect(readdirSync(folder).sort()).toEqual([...FILES].sort());
});

test('what a page could not use is left out; who joined twice is listed once, since the first day', async () => {
  const others = many(30, (index) => member(100 + index));
  const second = { ...member(50, { slug: 'sponsor-1' }), since: '2019-01-02T00:00:00Z' };
  const nothing = { ...member(4), totalDonations: { valueInCents: 0, currency: null } };
  const { sponsors } = await run({
    members: [
      member(1),
      { ...second, totalDonations: member(1).totalDonations },
      member(2, { website: 'javascript:alert(1)', imageUrl: 'https://pictures.example/a.png' }),
      member(3, { isIncognito: true }),
      nothing,
      member(5, { name: null, website: null, imageUrl: null }),
      ...others,
    ],
    transactions: [
      credit(1, 'sponsor-1', 2400),
      credit(2, 'sponsor-1', -1200),
      { ...credit(3, '', 500), fromAccount: null },
      credit(4, 'somebody-else', 500),
    ],
  });
  const found = (slug: string) => sponsors.filter((sponsor) => sponsor.slug === slug);
  expect(sponsors).toHaveLength(33);
  expect(found('sponsor-1')).toMatchObject([
    { firstDonation: '2019-01-02', monthlyDonations: 200 },
  ]);
  expect(found('sponsor-2')).toMatchObject([{ website: null, avatar: null }]);
  expect([...found('sponsor-3'), ...found('sponsor-4')]).toEqual([]);
  expect(found('sponsor-5')).toMatchObject([{ name: 'sponsor-5' }]);
});

const reply =
  (status: number, body: string, type = 'application/json'): Fault =>
  (_question, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
    return true;
  };
const onPage =
  (list: string, offset: number, fault: Fault): Fault =>
  (question, response) =>
    question.list === list && question.offset === offset && fault(question, response);
const answer = (content: unknown) => reply(200, JSON.stringify(content));
const members = (nodes: unknown[], totalCount = nodes.length) =>
  answer({ data: { account: { members: { totalCount, nodes } } } });
const { account: _account, ...withoutAccount } = member(0);

const faults: [what: string, message: string, fault: Fault][] = [
  ['HTTP 500', 'HTTP 500', reply(500, 'Internal Server Error')],
  ['HTTP 429', 'wait a minute', reply(429, '{"error":"Too many requests"}')],
  ['no answer in time', 'nothing within 300 ms', () => true],
  [
    'a body that stalls',
    'nothing within 300 ms',
    (_question, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":');
      return true;
    },
  ],
  [
    'a body cut off',
    'did not arrive',
    (_question, response) => {
      response.writeHead(200, { 'content-length': '5000' }).write('{"data":');
      setTimeout(() => response.destroy(), 20);
      return true;
    },
  ],
  ['half of a JSON text', 'not JSON', reply(200, '{"data":{"account":')],
  ['an HTML page', 'starts "<!doctype html>', reply(200, '<!doctype html><p>Hi', 'text/html')],
  ['an empty body', 'not JSON', reply(200, '')],
  ['GraphQL errors', 'Cannot query field', answer({ errors: [{ message: 'Cannot query field' }] })],
  [
    'GraphQL errors beside data',
    'Half of it failed',
    answer({
      errors: [{ message: 'Half of it failed' }],
      data: { account: { members: { totalCount: 1, nodes: [member(0)] } } },
    }),
  ],
  ['GraphQL errors with a status', 'Unknown', reply(400, '{"errors":[{"message":"Unknown"}]}')],
  ['data: null', 'holds no data', answer({ data: null })],
  ['no such collective', 'holds no data', answer({ data: { account: null } })],
  ['another kind of answer', 'another shape', answer([1, 2, 3])],
  ['no members', 'the list is empty', members([])],
  ['a member without a required key', 'account', members([withoutAccount])],
  [
    'a negative amount',
    'valueInCents',
    members([{ ...member(0), totalDonations: { valueInCents: -1, currency: 'USD' } }]),
  ],
  [
    'another currency',
    'currency',
    members([{ ...member(0), totalDonations: { valueInCents: 1, currency: 'EUR' } }]),
  ],
  ['a member that is null', 'another shape', members([null])],
  ['a second page that fails', 'HTTP 502', onPage('members', 1000, reply(502, ''))],
  [
    'a second page that is short',
    '10 entries came after 1000 of 2345, 1000 were due',
    onPage('members', 1000, members(whole.members.slice(1000, 1010), 2345)),
  ],
  ['more members announced than sent', '3 entries came', members(whole.members.slice(0, 3), 4)],
  [
    'a number that changes between pages',
    'from 2345 to 2346',
    onPage('members', 1000, members(whole.members.slice(1000, 2000), 2346)),
  ],
  [
    'a member on two pages',
    'came twice',
    onPage('members', 1000, members(whole.members.slice(999, 1999), 2345)),
  ],
  [
    'transactions that fail after members came',
    'about transactions cannot be used: HTTP 503',
    onPage('transactions', 0, reply(503, '')),
  ],
  [
    'no transactions',
    'the list is empty',
    onPage(
      'transactions',
      0,
      answer({ data: { account: { transactions: { totalCount: 0, nodes: [] } } } }),
    ),
  ],
  [
    'less than half of the last file',
    'less than half',
    (question, response) =>
      question.list === 'members' && members(whole.members.slice(0, 17))(question, response),
  ],
];

test.each(faults)('the last good file stays: %s', async (_what, message, fault) => {
  const before = bytes();
  const timeout = message.startsWith('nothing within') ? 300 : undefined;
  const failed = await run(whole, fault, timeout).then(
    () => null,
    (error: Error) => error.message,
  );
  expect(failed).toContain(message);
  expect(failed).toMatch(/data\/sponsors\.json was left as it is\..*(again|by hand)/s);
  expect(bytes()).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual([...FILES].sort());
});

test('the last good file stays: nobody listens', async () => {
  const before = bytes();
  const gone = await fakeOpenCollective(whole);
  await gone.close();
  const refresh = refreshSponsors({ folder, asOf: '2024-02-29', endpoint: gone.endpoint });
  await expect(refresh).rejects.toThrow(/ECONNREFUSED.*left as it is/s);
  expect(bytes()).toEqual(before);
});

test('exactly half of the last file is believed', async () => {
  const half = { ...whole, members: whole.members.slice(0, 18) };
  expect((await run(half)).sponsors).toHaveLength(18);
});

test('a last file that cannot be read is not written over', async () => {
  const target = join(folder, 'sponsors.json');
  writeFileSync(target, '{}');
  const before = bytes();
  await expect(run()).rejects.toThrow('Restore it with git');
  expect(bytes()).toEqual(before);
});
