// The shipped search in Chromium, judged by the gold set, in `check:full` beside Pagefind and plain MiniSearch; its figures only rise.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import synonyms from '../../data/search-synonyms.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { synonymsSchema } from '../../src/model/search/synonyms.ts';
import { pagesOf } from '../../src/site/frame/search/panel/rows.ts';
import { createEngine } from '../../src/site/search/own/engine.ts';
import type { SearchAnswer } from '../../src/site/search/service.ts';
import { askPagefind } from '../search/anchors/pagefind.ts';
import { askMiniSearch } from '../search/anchors/plain-minisearch.ts';
import { disguisedCases } from '../search/errors/disguised-cases.ts';
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
import { readRecords } from '../search/records.ts';
import { askWorker, readShipped } from '../search/shipped.ts';
import { open, origin } from './browser.ts';

const { dist } = buildPaths();
const shipped = readShipped(dist);
const rows = await readGoldSet();
const queries = rows.map(({ query }) => query);
const asAnswer = ({ hits, approximate, without }: SearchAnswer): Answer => ({
  urls: hits.map(({ url }) => url),
  pages: pagesOf(hits).map((rows) => rows.map(({ url }) => url)),
  approximate: approximate || without.length > 0,
});

const full = process.env['CHECK_FULL'] === '1';
/** A spoiled engine is asked an eighth of each kind: with all names of all pages it would cost more with every page. */
const isAsked = (_of: unknown, index: number): boolean => full || index % 8 === 0;
const someRows = rows.filter(isAsked);
const someQueries = queries.filter(isAsked);

let browser: Browser;
let answers: Answer[];
beforeAll(async () => {
  browser = await launch();
  const { page, complaints, close } = await open(browser);
  await page.goto(`${origin}/`);
  answers = (await askWorker(page, shipped.worker, queries)).map(asAnswer);
  expect(complaints).toEqual([]);
  await close();
}, 900_000);
afterAll(() => browser.close());

/** Their figures hold nothing up. */
async function others() {
  const pagefind = await askPagefind(dist, { browser, queries });
  const plain = askMiniSearch(shipped.file, queries);
  return [
    { title: 'Pagefind', ...pagefind },
    { title: 'MiniSearch', ...plain },
  ].map(({ title, bytes, answers: given }) => ({
    title,
    figures: judge(rows, given).figures,
    bytes,
  }));
}

// On a busy machine an engine needs longer than the usual limit; how long says nothing about its answers.
const PATIENCE = { timeout: 900_000 };

test('the shipped search reaches its figures', PATIENCE, async () => {
  const own = judge(rows, answers);
  const { figures } = own;
  const table = figuresTable([
    { title: 'ours', figures, bytes: shipped.bytes },
    ...(full ? await others() : []),
  ]);
  console.log(`${rows.length} queries\n${table}\n\n${missesText(own)}`);
  if (process.env['SEARCH_FIGURES'] === 'raise') raiseFigures(figures);
  expect(worse(figures, readFigures())).toEqual([]);
  expect(worse(figures, FLOORS)).toEqual([]);
});

test('a pasted message finds its entry first, whatever came with it', PATIENCE, async () => {
  const cases = disguisedCases(await readRecords());
  const { page, close } = await open(browser);
  await page.goto(`${origin}/`);
  const found = await askWorker(
    page,
    shipped.worker,
    cases.map(({ query }) => query),
  );
  await close();
  const lost = cases.filter(({ target }, at) => found[at]?.hits[0]?.url !== target);
  expect(cases.length).toBeGreaterThanOrEqual(90);
  expect(lost).toEqual([]);
});

test('every synonym leads to words or names that pages have', () => {
  const { search } = createEngine(shipped.file);
  const isKnown = (words: string): boolean => {
    const { hits, approximate, without } = search(`${words} `, { url: '/' });
    return hits.length > 0 && !approximate && without.length === 0;
  };
  const also = synonymsSchema.parse(synonyms).flatMap((one) => one.also);
  expect(also.filter((words) => !isKnown(words))).toEqual([]);
  expect(isKnown('output.publicPaht')).toBe(false);
  expect(isKnown('tree qqzzxxvv')).toBe(false);
  expect(synonymsSchema.safeParse([...synonyms, ...synonyms]).success).toBe(false);
});

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
  const spoiled = someQueries.map((query) => asAnswer(engine.search(query, { url: '/' })));
  const { figures } = judge(someRows, spoiled);
  const red = expect.stringMatching(/^top5 fell from /);
  expect(worse(figures, readFigures())).toContainEqual(red);
  // It is the tokenizer, not the choice of queries.
  expect(worse(figures, judge(someRows, answers.filter(isAsked)).figures)).toContainEqual(red);
});

test('answers without the right address turn the figure of the tasks red', () => {
  const elsewhere = rows.map((): Answer => ({ urls: ['/no-such-page/'], approximate: false }));
  expect(worse(judge(rows, elsewhere).figures, readFigures())).toContainEqual(
    expect.stringMatching(/^tasksTop3 fell from /),
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
