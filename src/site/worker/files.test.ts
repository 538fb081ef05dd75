import { expect, test } from 'vitest';
import { filesIn, isGood, isHashedFile } from './files.ts';

test('a document names each of its hashed files once', () => {
  const html =
    '<link rel="preload" href="/assets/a.1.woff2"><script defer src="/assets/m.2.js"></script>' +
    '<script src="/assets/m.2.js"></script><img src="/assets/images/x.3.png" alt="">' +
    '<a href="/guides/">href="/assets/text.js"</a><a data-href="/assets/no.js" href="/p/x.4.js?a">';
  expect(filesIn(html)).toEqual(['/assets/a.1.woff2', '/assets/m.2.js', '/assets/images/x.3.png']);
});

test.each([
  ['/assets/main.1.js', true],
  ['/p/guides/caching.1.js', true],
  ['/assets/search.1.json', false],
  ['/guides/caching/', false],
  ['/paths.txt', false],
])('%s is a hashed file to keep: %s', (path, expected) => {
  expect(isHashedFile(path)).toBe(expected);
});

const answer = (status: number, type: string): Response =>
  new Response('x', { status, headers: { 'content-type': type } });

test.each<[string, string, Response, boolean]>([
  ['a script', '/assets/m.1.js', answer(200, 'text/javascript; charset=utf-8'), true],
  ['a page', '/guides/', answer(200, 'text/html; charset=utf-8'), true],
  ['an error page for a script', '/assets/m.1.js', answer(404, 'text/html'), false],
  ['another type', '/assets/m.1.js', answer(200, 'text/html'), false],
  ['a page that is none', '/guides/', answer(200, 'application/json'), false],
  ['a missing page', '/guides/', answer(404, 'text/html'), false],
  ['a part', '/assets/m.1.js', answer(206, 'text/javascript'), false],
  [
    'the answer of another address',
    '/guides/',
    Object.defineProperty(answer(200, 'text/html'), 'redirected', { value: true }),
    false,
  ],
])('%s: kept or not', (_what, path, response, expected) => {
  expect(isGood(response, path)).toBe(expected);
});
