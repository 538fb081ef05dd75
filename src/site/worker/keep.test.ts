import { afterEach, expect, test, vi } from 'vitest';
import { VISITED_CACHE } from '../../model/offline.ts';
import { cutOff, fakeCaches, page, script } from './fake-caches.ts';
import { filesOf, keep, trim, wholeCopy } from './keep.ts';

afterEach(() => vi.unstubAllGlobals());

const keepPage = async (path: string, files: string[], html = 'x'): Promise<void> =>
  keep(path, await wholeCopy(page(html), files));

test('a copy knows its size and its files, and no longer how it was sent', async () => {
  const sent = page('äb');
  sent.headers.set('content-encoding', 'br');
  const copy = await wholeCopy(sent, ['/assets/a.js', '/assets/b.js']);
  expect(copy.headers.get('x-size')).toBe('3');
  expect(copy.headers.has('content-encoding')).toBe(false);
  expect(copy.headers.get('content-type')).toBe('text/html');
  expect(filesOf(copy)).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(filesOf(await wholeCopy(script()))).toEqual([]);
});

test('a body that was cut off gives no copy', async () => {
  await expect(wholeCopy(cutOff(page('')))).rejects.toThrow('network error');
});

test('a page kept again is the youngest, so the other one goes', async () => {
  const kept = fakeCaches();
  await keepPage('/a/', []);
  await keepPage('/b/', []);
  await keepPage('/a/', []);
  await trim(0.5);
  expect(kept.paths(VISITED_CACHE)).toEqual(['/a/']);
});

test('within the limits nothing goes; beyond them the oldest page with its own files', async () => {
  const kept = fakeCaches();
  const half = 'x'.repeat(16_000_000);
  await keepPage('/a/', ['/p/a.js']);
  await keep('/p/a.js', await wholeCopy(script(half)));
  await keepPage('/b/', ['/p/b.js']);
  await trim();
  expect(kept.paths(VISITED_CACHE)).toEqual(['/a/', '/p/a.js', '/b/']);
  await keep('/p/b.js', await wholeCopy(script(half)));
  await trim();
  expect(kept.paths(VISITED_CACHE)).toEqual(['/b/', '/p/b.js']);
});

test('of 301 pages the first goes', async () => {
  const kept = fakeCaches();
  for (let index = 0; index <= 300; index += 1) await keepPage(`/${index}/`, []);
  await trim();
  expect(kept.paths(VISITED_CACHE)).toHaveLength(300);
  expect(kept.paths(VISITED_CACHE)[0]).toBe('/1/');
});

test('a full disk costs the oldest half; a disk that stays full is reported', async () => {
  const kept = fakeCaches();
  for (const path of ['/a/', '/b/', '/c/', '/d/']) await keepPage(path, []);
  kept.refuse(1);
  await keepPage('/e/', []);
  expect(kept.paths(VISITED_CACHE)).toEqual(['/c/', '/d/', '/e/']);
  kept.refuse(2);
  await expect(keepPage('/f/', [])).rejects.toThrow('full');
});
