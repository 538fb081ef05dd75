import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../paths.ts';
import type { CardText } from './card-text.ts';
import { cardFigures, emitCards } from './emit-cards.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const card = (title: string): CardText => ({
  trail: ['webpack'],
  title,
  mono: false,
  host: 'webpack.js.org',
});
const emit = (titles: Record<string, string>, dist = 'dist') =>
  emitCards(new Map(Object.entries(titles).map(([url, title]) => [url, card(title)])), {
    project: PROJECT_ROOT,
    cache: `${place}/cache`,
    dist: `${place}/${dist}`,
  });

test('every page has a card under its own address, named by what it shows', async () => {
  const { paths, drawn, bytes, largest } = await emit({ '/': 'Home', '/api/hooks/': 'Hooks' });
  expect(paths.get('/')).toMatch(/^\/social\/index\.[0-9a-f]{12}\.png$/);
  expect(paths.get('/api/hooks/')).toMatch(/^\/social\/api\/hooks\.[0-9a-f]{12}\.png$/);
  const sizes = [...paths.values()].map((path) => readFileSync(`${place}/dist${path}`).length);
  expect([drawn, bytes, largest]).toEqual([
    2,
    (sizes[0] ?? 0) + (sizes[1] ?? 0),
    Math.max(...sizes),
  ]);
  expect(
    readFileSync(`${place}/dist${paths.get('/')}`)
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
});

test('a second build draws only what changed', async () => {
  const first = await emit({ '/a/': 'One', '/b/': 'Two' });
  const second = await emit({ '/a/': 'One', '/b/': 'Two' }, 'again');
  expect([first.drawn, second.drawn]).toEqual([2, 0]);
  expect(second.paths).toEqual(first.paths);
  const third = await emit({ '/a/': 'One', '/b/': 'Three' });
  expect(third.drawn).toBe(1);
  expect(third.paths.get('/a/')).toBe(first.paths.get('/a/'));
  expect(third.paths.get('/b/')).not.toBe(first.paths.get('/b/'));
});

test('pages with one text share a drawing', async () => {
  const { drawn, paths } = await emit({ '/a/': 'Same', '/b/': 'Same' });
  expect(drawn).toBe(1);
  expect(cardFigures({ paths, drawn, bytes: 31_400, largest: 15_700 })).toBe(
    '2 cards, 1 drawn now, 31 KB, largest 16 KB',
  );
});

test('all cards that cannot be drawn are named with their page', async () => {
  const failed = emit({ '/a/': 'One', '/b/': 'x'.repeat(99), '/c/': '模块' });
  await expect(failed).rejects.toThrow(/cannot be drawn:\n\/b\/ .*\n\/c\/ /);
});
