// The contract with a hosted search: our provider against a server that speaks the documented protocol, errors included.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HostedOptions, hostedService } from '../src/site/search/hosted/hosted-service.ts';
import { RECORDS } from './search/hosted-records.ts';
import {
  type Disorder,
  type HostedServer,
  hostedServer,
  refusal,
  send,
} from './search/hosted-server.ts';

const KEYS = { applicationId: 'APP0000001', apiKey: 'search-only', indexName: 'webpack docs' };
const CONTEXT = { url: '/' };

let server: HostedServer;
let fallback: HostedServer;
beforeAll(async () => {
  const options = { ...KEYS, indexes: { [KEYS.indexName]: RECORDS, empty: [] } };
  [server, fallback] = await Promise.all([hostedServer(options), hostedServer(options)]);
});
afterAll(() => Promise.all([server.close(), fallback.close()]));
beforeEach(() => {
  for (const { asked, disorders } of [server, fallback]) {
    asked.length = 0;
    disorders.length = 0;
  }
});

const service = (options: Partial<HostedOptions> = {}) =>
  hostedService({
    ...KEYS,
    site: 'https://webpack.js.org',
    hosts: [server.origin, fallback.origin],
    ...options,
  });
const search = (query: string, options?: Partial<HostedOptions>) =>
  service(options).search(query, CONTEXT);

test('a query is one POST with the keys in headers and documented parameters', async () => {
  await service().prepare();
  expect(server.asked).toEqual([]);
  await search('output.filename');
  const [asked] = server.asked;
  expect([asked?.method, asked?.path]).toEqual(['POST', '/1/indexes/webpack%20docs/query']);
  expect(asked?.headers).toMatchObject({
    'x-algolia-application-id': 'APP0000001',
    'x-algolia-api-key': 'search-only',
    'content-type': 'application/json',
  });
  expect(asked?.body).toEqual({
    query: 'output.filename',
    hitsPerPage: 30,
    attributesToRetrieve: ['hierarchy', 'content', 'url', 'type'],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:30'],
    highlightPreTag: '__mark__',
    highlightPostTag: '__/mark__',
    typoTolerance: 'min',
    getRankingInfo: true,
  });
  expect([server.asked.length, fallback.asked.length]).toEqual([1, 0]);
});

test('hits become ours: address, trail, marks, kind', async () => {
  const answer = await search('output.filename');
  expect(answer).toMatchObject({ query: 'output.filename', approximate: false, near: [] });
  expect(answer.unwritten).toBe(null);
  expect(answer.hits[0]).toEqual({
    url: '/configuration/output/#outputfilename',
    title: {
      text: 'output.filename',
      marks: [
        { start: 0, end: 6 },
        { start: 7, end: 15 },
      ],
    },
    trail: ['Configuration', 'Output'],
    excerpt: { text: 'Names each filename of the output.', marks: expect.any(Array) },
    kind: 'Option',
    group: 'Configuration',
    page: false,
  });
});

test('a page is a hit without fragment, and its trail ends with the group', async () => {
  const { hits } = await search('entry points');
  expect(hits[0]).toMatchObject({
    url: '/concepts/entry-points/',
    title: { text: 'Entry points' },
    trail: ['Concepts'],
    excerpt: { text: '', marks: [] },
    kind: 'Concept',
    page: true,
  });
});

test('groups stand by their best hit, hits of a page together, an address once', async () => {
  const { hits } = await search('output');
  expect(hits.map(({ group, url }) => `${group} ${url}`)).toEqual([
    'Configuration /configuration/output/#outputfilename',
    'Configuration /configuration/output/',
    'Configuration /configuration/devtool/#output',
    'Guides /guides/caching/#output-filenames',
  ]);
});

test('pages of other sites and addresses that run code are left out', async () => {
  const { hits } = await search('elsewhere');
  expect(hits.map(({ url }) => url)).toEqual(['/plugins/elsewhere/']);
});

test('markup in a hit is text, marks apart', async () => {
  const { hits } = await search('markup');
  expect(hits[0]?.title).toEqual({
    text: '<img src=x onerror=alert(1)> markup',
    marks: [{ start: 29, end: 35 }],
  });
  expect(hits[0]?.excerpt.text).toBe('<script>alert("markup")</script> & __mark');
});

test('hits for a misspelled word are labelled as approximate', async () => {
  expect(await search('output.filenmae')).toMatchObject({
    approximate: true,
    hits: [{ url: '/configuration/output/#outputfilename' }, expect.anything()],
  });
});

test('nothing found is an answer, not an error', async () => {
  expect(await search('qqqqzzzz')).toEqual({
    query: 'qqqqzzzz',
    hits: [],
    approximate: false,
    without: [],
    near: [],
    unwritten: null,
  });
  expect((await search('output', { indexName: 'empty' })).hits).toEqual([]);
});

test('a pasted message is cut to the bytes the service takes', async () => {
  const answer = await search(`output ${'ä'.repeat(600)}`);
  expect(Buffer.byteLength(String(server.asked[0]?.body['query']))).toBe(511);
  expect(answer.query).toHaveLength(607);
});

describe('refused', () => {
  test.each([
    ['a wrong key', { apiKey: 'wrong' }, '403 (Invalid Application-ID or API key). Check "search"'],
    ['an unknown index', { indexName: 'gone' }, '404 (Index gone does not exist). Check "search"'],
  ])('%s: said with its reason, no other host is bothered', async (_, options, message) => {
    await expect(search('output', options)).rejects.toThrow(message);
    expect(fallback.asked).toEqual([]);
  });

  test('too many queries: wait, and the next one is asked again', async () => {
    server.disorders.push((response) => send(response, ...refusal(429, 'Too many requests')));
    const asked = service();
    const message = '429 (Too many requests). Wait a moment';
    await expect(asked.search('output', CONTEXT)).rejects.toThrow(message);
    expect((await asked.search('output', CONTEXT)).hits).not.toEqual([]);
    expect(fallback.asked).toEqual([]);
  });

  test('a refusal that is not JSON is said without a reason', async () => {
    server.disorders.push((response) => send(response, 403, '<h1>Proxy</h1>'));
    await expect(search('output')).rejects.toThrow('with status 403. Check');
  });
});

describe('out of order', () => {
  const disorders: [name: string, disorder: Disorder, said: string][] = [
    [
      'status 500',
      (response) => send(response, ...refusal(500, 'Internal error')),
      'answered with status 500',
    ],
    ['status 503', (response) => send(response, 503, ''), 'answered with status 503'],
    ['a reset', (response) => response.socket?.resetAndDestroy(), 'gave no answer'],
    ['silence', () => {}, 'took over 500 ms'],
    [
      'half an answer',
      (response) => {
        response.writeHead(200);
        response.write('{"hits":');
      },
      'took over 500 ms',
    ],
  ];

  test.each(disorders)('%s: the fallback host answers', async (_, disorder) => {
    server.disorders.push(disorder);
    expect((await search('output', { timeout: 500 })).hits).toHaveLength(4);
    expect([server.asked.length, fallback.asked.length]).toEqual([1, 1]);
  });

  test.each(disorders)(
    '%s everywhere: said, and the next query tries anew',
    async (_, disorder, said) => {
      server.disorders.push(disorder);
      fallback.disorders.push(disorder);
      const asked = service({ timeout: 500 });
      const failing = asked.search('output', CONTEXT);
      await expect(failing).rejects.toThrow('The search service cannot be reached');
      await expect(failing).rejects.toThrow(`${fallback.origin} ${said}`);
      expect((await asked.search('output', CONTEXT)).hits).toHaveLength(4);
    },
  );

  test('a host that does not exist counts as one without an answer', async () => {
    const gone = await hostedServer({ ...KEYS, indexes: {} });
    await gone.close();
    const { hits } = await search('output', { hosts: [gone.origin, server.origin] });
    expect(hits).toHaveLength(4);
  });

  test.each(['<!doctype html>', '{"hits":', '{}', 'null', '{"hits":{}}', '[]'])(
    'the answer %j is an error with advice, not an empty list',
    async (body) => {
      server.disorders.push((response) => send(response, 200, body));
      await expect(search('output')).rejects.toThrow(/^The search service .* Try again\.$/);
    },
  );

  test.each([
    null,
    1,
    'text',
    {},
    { url: 5 },
    { url: '/relative/' },
    { url: 'https://webpack.js.org/x/', hierarchy: null },
  ])('the hit %j does no harm', async (record) => {
    const good = { url: 'https://webpack.js.org/good/' };
    server.disorders.push((response) => send(response, 200, { hits: [record, good] }));
    const { hits } = await search('output');
    expect(hits.at(-1)).toMatchObject({
      url: '/good/',
      title: { text: '/good/' },
      trail: ['Documentation'],
      kind: 'Page',
    });
  });
});
