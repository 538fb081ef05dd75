import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAVED_CACHE, VISITED_CACHE } from '../../../model/offline.ts';
import { fakeCaches } from '../../worker/fake-caches.ts';
import { keptPages, titleIn } from './kept-pages.ts';
import type { Saved } from './saved.ts';

beforeEach(() => void fakeCaches());
afterEach(() => vi.unstubAllGlobals());

const titled = (title: string): Response => new Response(`<head><title>${title}</title><body>`);
const SAVED: Saved = {
  section: {
    name: 'api',
    title: 'API',
    pages: [
      { path: '/api/stats/', bytes: 1, title: 'Stats Data' },
      { path: '/api/cli/', bytes: 1, title: 'Command Line' },
    ],
    files: [],
  },
  shared: { files: [], search: [{ path: '/x', bytes: 1 }] },
  release: 'a',
  date: '',
  complete: true,
};

test('saved pages in the order of their section, then visited ones by path, each once', async () => {
  const [saved, visited] = [await caches.open(SAVED_CACHE), await caches.open(VISITED_CACHE)];
  await saved.put('/api/cli/', new Response('no title'));
  await saved.put('/api/stats/', new Response('no title'));
  await saved.put('/assets/main.css', new Response());
  await saved.put('/offline.json?section=api', new Response());
  await visited.put('/offline/', titled('Offline | webpack'));
  await visited.put('/vote/', titled('Vote | webpack'));
  await visited.put('/api/cli/', titled('Another | webpack'));
  await visited.put('/api/', titled('API | webpack'));
  await visited.put('/branding/', new Response('nothing'));
  expect(await keptPages([SAVED])).toEqual([
    { path: '/api/stats/', title: 'Stats Data' },
    { path: '/api/cli/', title: 'Command Line' },
    { path: '/api/', title: 'API' },
    { path: '/branding/', title: '/branding/' },
    { path: '/vote/', title: 'Vote' },
  ]);
});

test('a title is read as it is shown, from no more than the beginning', async () => {
  expect(await titleIn(titled('A &#38; B &#60;c&#62; | webpack'))).toBe('A & B <c>');
  const body = new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('<title>Ha'));
      stream.enqueue(new TextEncoder().encode('lf | webpack</title>'));
      // Never ends: whoever reads on waits.
    },
  });
  expect(await titleIn(new Response(body))).toBe('Half');
});
