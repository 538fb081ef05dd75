// The built site over HTTP, as nginx serves it: slashes, errors, headers, redirects.
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { currentPending } from '../../proof/pending-targets.ts';
import { DIST, routes } from './routes.ts';

const origin = inject('origin');
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(origin + path, { redirect: 'manual', headers });

const header = (response: Response, name: string): string => response.headers.get(name) ?? '';
/** nginx may answer with a relative address or with its own origin. */
const location = (response: Response): string => header(response, 'location').replace(origin, '');

test('a path without its slash is sent on with its query', async () => {
  const response = await get('/concepts?x=1');
  expect(response.status).toBe(301);
  expect(location(response)).toBe('/concepts/?x=1');
});

test.each(['/vote', '/license', '/app-shell'])(
  '%s is sent to the form with slash',
  async (path) => {
    const response = await get(path);
    expect([response.status, location(response)]).toEqual([301, `${path}/`]);
  },
);

test('an unknown path answers 404 with the Not Found page', async () => {
  for (const path of ['/nowhere/', '/guides/nowhere/', '/assets/main.000000000000.js']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(
      'Oops! The page you are looking for has been removed or relocated.',
    );
  }
});

test('documents are revalidated, hashed files are kept for good', async () => {
  const page = await get('/concepts/', { 'accept-encoding': 'br' });
  expect(header(page, 'cache-control')).toBe('no-cache');
  expect(header(page, 'etag')).not.toBe('');
  expect(header(page, 'content-encoding')).toBe('br');
  const again = await get('/concepts/', {
    'if-none-match': header(page, 'etag'),
    'accept-encoding': 'br',
  });
  expect(again.status).toBe(304);
  const html = readFileSync(`${DIST}/concepts/index.html`, 'utf8');
  const [, script = ''] = /<script src="([^"]+)"/.exec(html) ?? [];
  expect(header(await get(script), 'cache-control')).toMatch(/max-age=31536000.*immutable/);
});

test('the policy forbids inline code except the one script that is there', async () => {
  const policy = header(await get('/concepts/'), 'content-security-policy');
  expect(policy).toMatch(/default-src 'self'/);
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
  expect(policy).not.toMatch(/unsafe/);
  for (const name of ['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy']) {
    expect(header(await get('/concepts/'), name)).not.toBe('');
  }
});

const rules = readFileSync(`${DIST}/_redirects`, 'utf8')
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .filter(([from]) => from?.startsWith('/'));

test('every redirect lands on a page in one hop', async () => {
  expect(rules.length).toBeGreaterThan(100);
  const pages = new Set(routes().map((route) => route.path));
  for (const [from = '', to = '', status] of rules) {
    const response = await get(`${from}?q=1`);
    expect([from, response.status]).toEqual([from, Number(status)]);
    const target = location(response);
    expect(target).toContain('?q=1');
    expect(pages).toContain(target.split(/[?#]/)[0]);
    expect(target.split('#')[1]).toBe(to.split('#')[1]);
  }
});

test('an old address is answered 302 while its page is not written, and 301 only when it has moved', async () => {
  const waiting = (await currentPending()).flatMap(({ from }) => [from, from.slice(0, -1)]);
  const temporary = rules.filter(([, , status]) => status === '302').map(([from]) => from);
  expect(temporary.sort()).toEqual(waiting.sort());
  for (const from of waiting) expect([from, (await get(from)).status]).toEqual([from, 302]);
});

test('a stand-in for a page that is not written is a heading that readers see', () => {
  const wrong = rules
    .filter(([, to = '', status]) => status === '302' && to.includes('#'))
    .filter(([, to = '']) => {
      const [page, id] = to.split('#');
      return !readFileSync(`${DIST}${page}index.html`, 'utf8').includes(` id="${id}"`);
    });
  expect(wrong).toEqual([]);
});

test('whoever finds a vulnerability learns where to report it, and until when that holds', async () => {
  const response = await get('/.well-known/security.txt');
  expect([response.status, header(response, 'content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const text = await response.text();
  expect(text).toMatch(/^Contact: https:\/\/\S+$/m);
  expect(text.match(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/gm)).toHaveLength(1);
});
