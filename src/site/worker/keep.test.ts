import { afterEach, expect, test, vi } from 'vitest';
import { VISITED_CACHE } from '../../model/offline.ts';
import { fakeCaches } from './fake-caches.ts';
import { filesOf, keep, keepDocument, trim } from './keep.ts';

afterEach(() => vi.unstubAllGlobals());

const copy = (text: string): Response =>
  new Response(text, { headers: { 'x-size': String(text.length) } });
const keepPage = (path: string, files: string[]): Promise<void> =>
  keepDocument(path, copy('x'), files);

test('a page knows its files, and a file has none', async () => {
  fakeCaches();
  await keepPage('/a/', ['/assets/a.js', '/assets/b.js']);
  const kept = await (await caches.open(VISITED_CACHE)).match('/a/');
  expect(filesOf(kept as Response)).toEqual(['/assets/a.js', '/assets/b.js']);
  expect(filesOf(copy('x'))).toEqual([]);
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
  await keep('/p/a.js', copy(half));
  await keepPage('/b/', ['/p/b.js']);
  await trim();
  expect(kept.paths(VISITED_CACHE)).toEqual(['/a/', '/p/a.js', '/b/']);
  await keep('/p/b.js', copy(half));
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
