import { expect, test } from 'vitest';
import { filesIn, isGood, isHashedFile } from './files.ts';

test('a document names each of its hashed files once', () => {
  const html =
    '<link rel="preload" href="/assets/a.0123456789ab.woff2"><script defer src="/assets/m.0123456789ab.js"></script>' +
    '<script src="/assets/m.0123456789ab.js"></script><img src="/assets/images/x.0123456789ab.png" alt="">' +
    '<a href="/guides/">href="/assets/text.js" src="/assets/text.js"</a><a data-href="/assets/no.js" href="/p/x.0123456789ab.js?a">';
  expect(filesIn(html)).toEqual([
    '/assets/a.0123456789ab.woff2',
    '/assets/m.0123456789ab.js',
    '/assets/images/x.0123456789ab.png',
  ]);
});

test.each([
  ['/assets/main.0123456789ab.js', true],
  ['/p/guides/caching.0123456789ab.js', true],
  ['/assets/search.0123456789ab.json', false],
  ['/assets/shown-in-a-sample.js', false],
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
