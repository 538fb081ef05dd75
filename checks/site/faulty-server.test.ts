// The faults of the matrix as they are on the wire, and that nothing else is touched.
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { origin } from './browser.ts';
import { type Fault, type FaultyServer, faultyServer } from './faulty-server.ts';

const SPOILED = '/paths.txt';
const OTHER = '/search-index.json';

let server: FaultyServer;
beforeAll(async () => {
  server = await faultyServer(origin);
});
afterAll(() => server.close());

interface Answer {
  status: number | undefined;
  headers: string[];
  body: string;
}

function ask(from: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(from + path, { agent: false, timeout: 2000 }, async (answer) => {
      try {
        const body = Buffer.concat(await answer.toArray()).toString();
        resolve({ status: answer.statusCode, headers: answer.rawHeaders, body });
      } catch (error) {
        reject(error);
      }
    });
    asked.on('error', reject);
    asked.on('timeout', () => asked.destroy(new Error('silence')));
    asked.end();
  });
}

const spoiled = (fault: Fault): Promise<Answer> => {
  server.spoil({ paths: /^\/paths\.txt$/, fault });
  return ask(server.origin, SPOILED);
};

test.each(['404', '500'] as const)('%s: that status with a page', async (fault) => {
  expect(await spoiled(fault)).toMatchObject({
    status: Number(fault),
    body: expect.stringContaining('<!doctype html>'),
  });
});

test('wrong type: a page that says it is fine', async () => {
  const { status, headers, body } = await spoiled('wrong type');
  expect([status, headers.includes('text/html')]).toEqual([200, true]);
  expect(body).toContain('<!doctype html>');
});

test('wrong bytes: the type and the time of the real file, and another body', async () => {
  const { status, headers, body } = await spoiled('wrong bytes');
  const real = await ask(origin, SPOILED);
  const told = (of: Answer['headers'], name: string) => of[of.indexOf(name) + 1];
  expect([status, body]).toEqual([200, '']);
  expect(told(headers, 'content-type')).toBe(told(real.headers, 'Content-Type'));
  expect(told(headers, 'cache-control')).toBe(told(real.headers, 'Cache-Control'));
  expect(real.body).not.toBe('');
});

test.each([
  ['reset', 'ECONNRESET'],
  ['truncated', 'aborted'],
  ['silence', 'silence'],
] as const)('%s: no whole answer', async (fault, message) => {
  await expect(spoiled(fault)).rejects.toThrow(message);
  expect(server.spoiled).toEqual([SPOILED]);
});

test('everything else is what nginx sends, header by header', async () => {
  server.spoil({ paths: /^\/paths\.txt$/, fault: '500' });
  const still = ({ headers, ...rest }: Answer) => ({
    ...rest,
    headers: headers.filter((header) => !/ GMT$/.test(header)),
  });
  expect(still(await ask(server.origin, OTHER))).toEqual(still(await ask(origin, OTHER)));
  expect([server.asked, server.spoiled]).toEqual([[OTHER], []]);
});
