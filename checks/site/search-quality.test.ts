// The shipped search in Chromium, judged by the gold set beside Pagefind and plain MiniSearch; its figures only rise.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { createEngine } from '../../src/site/search/own/engine.ts';
import type { SearchAnswer } from '../../src/site/search/service.ts';
import { askPagefind } from '../search/anchors/pagefind.ts';
import { askMiniSearch } from '../search/anchors/plain-minisearch.ts';
import {
  FLOORS,
  figuresTable,
  missesText,
  raiseFigures,
  readFigures,
  worse,
} from '../search/figures.ts';
import { readGoldSet } from '../search/gold-file.ts';
import { type Answer, judge } from '../search/judge.ts';
import { askWorker, readShipped } from '../search/shipped.ts';
import { open, origin } from './browser.ts';

const { dist } = buildPaths();
const shipped = readShipped(dist);
const rows = await readGoldSet();
const queries = rows.map(({ query }) => query);
const asAnswer = ({ hits, approximate }: SearchAnswer): Answer => ({
  urls: hits.map(({ url }) => url),
  approximate,
});

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

// On a busy machine three engines need longer than the usual limit; how long says nothing about their answers.
const PATIENCE = { timeout: 900_000 };

test(
  'the shipped search reaches its figures, beside Pagefind and plain MiniSearch',
  PATIENCE,
  async () => {
    const { page, complaints, close } = await open(browser);
    await page.goto(`${origin}/`);
    const own = judge(rows, (await askWorker(page, shipped.worker, queries)).map(asAnswer));
    expect(complaints).toEqual([]);
    await close();
    const pagefind = await askPagefind(dist, { browser, queries });
    const plain = askMiniSearch(shipped.file, queries);
    const { figures } = own;
    const table = figuresTable([
      { title: 'ours', figures, bytes: shipped.bytes },
      { title: 'Pagefind', figures: judge(rows, pagefind.answers).figures, bytes: pagefind.bytes },
      { title: 'MiniSearch', figures: judge(rows, plain.answers).figures, bytes: plain.bytes },
    ]);
    console.log(`${rows.length} queries\n${table}\n\n${missesText(own)}`);
    if (process.env['SEARCH_FIGURES'] === 'raise') raiseFigures(figures);
    expect(worse(figures, readFigures())).toEqual([]);
    expect(worse(figures, FLOORS)).toEqual([]);
  },
);

test('sections that only list links are not searched', () => {
  const ids = new Set(shipped.file.pages.flatMap(({ parts }) => parts.map(({ id }) => id)));
  expect(ids.size).toBeGreaterThan(1000);
  expect([...ids]).toContain('if-it-does-not-work');
  expect([...ids].filter((id) => /^(what-next|in-this-section)$/.test(id))).toEqual([]);
});

/** Only what is written without a break is a term: `output.filename` is one, `filename` is not in it. */
const joined = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

test('a tokenizer that joins dotted names turns the figures red', PATIENCE, () => {
  const engine = createEngine(shipped.file, joined);
  const answers = queries.map((query) => asAnswer(engine.search(query, { url: '/' })));
  expect(worse(judge(rows, answers).figures, readFigures())).toContainEqual(
    expect.stringMatching(/^top5 fell from /),
  );
});

const pages = new Map<string, string>();
function pageAt(path: string): string {
  const file = join(dist, path, 'index.html');
  const html = pages.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  pages.set(path, html);
  return html;
}
const exists = (target: string): boolean => {
  const [path = '', id] = target.split('#');
  return pageAt(path).includes(id === undefined ? '<html' : ` id="${id}"`);
};

test('every target is an address of the built site', () => {
  expect(rows.flatMap(({ targets }) => targets).filter((target) => !exists(target))).toEqual([]);
  expect(exists('/concepts/#no-such-part')).toBe(false);
  expect(exists('/no-such-page/')).toBe(false);
});
