import { afterEach, expect, test, vi } from 'vitest';
import { cutOff, marked, named, page, script } from './fake-caches.ts';
import { wholeCopy } from './whole.ts';

afterEach(() => vi.unstubAllGlobals());

const FILE = named('/assets/a', 'äb');

test('a copy knows its size, and no longer how it was sent', async () => {
  const sent = script('äb');
  sent.headers.set('content-encoding', 'br');
  const copy = await wholeCopy(FILE, sent);
  expect(copy?.headers.get('x-size')).toBe('3');
  expect(copy?.headers.has('content-encoding')).toBe(false);
  expect(copy?.headers.get('content-type')).toBe('text/javascript');
});

test('a body that was cut off gives no copy', async () => {
  await expect(wholeCopy('/a/', cutOff(page('')))).rejects.toThrow('network error');
});

/** A chunk names itself, and its name is made of all the rest. */
const chunk = named('/p/a', 'push("p/a.")');
const code = `push("${chunk.slice(1, -3)}")`;

test.each<[string, string, Response, boolean]>([
  ['a script', FILE, script('äb'), true],
  ['an empty script', FILE, script(''), false],
  ['a foreign script', FILE, script('alert()'), false],
  ['a chunk', chunk, script(code), true],
  [
    'a chunk of another release',
    chunk,
    script(code.replace(/[0-9a-f]{12}/, '0123456789ab')),
    false,
  ],
  ['a page', '/a/', page(marked('/a/', 'text')), true],
  ['half a page', '/a/', page(marked('/a/', 'text').slice(0, -1)), false],
  ['another page', '/a/', page(marked('/b/', 'text')), false],
  ['a login page', '/a/', page('<title>Sign in</title></html>'), false],
])('%s is whole or not', async (_what, path, response, expected) => {
  expect((await wholeCopy(path, response)) !== null).toBe(expected);
});

test('where a browser has no digests, types are all there is to go by', async () => {
  vi.stubGlobal('crypto', {});
  expect(await wholeCopy(FILE, script('äb'))).not.toBeNull();
});
