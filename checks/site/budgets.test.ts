// The first load stays small: bytes and requests against checks/budgets.json, which only ever falls.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryObject } from 'webpack';
import { launch } from '../../proof/chromium.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { clientConfiguration } from '../../src/build/webpack/client.ts';
import { runWebpack } from '../../src/build/webpack/run.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { hydrated, open, origin } from './browser.ts';
import { firstLoadBytes, htmlBytes, type Measured, overBudget, visitBytes } from './measure.ts';
import { DIST } from './routes.ts';

const PAGE = '/configuration/output/';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('a documentation page keeps every budget', async () => {
  const { page, requests, close } = await open(browser);
  await page.goto(origin + PAGE, { waitUntil: 'networkidle' });
  await hydrated(page);
  const bytes = firstLoadBytes(DIST, `${PAGE}index.html`);
  const html = htmlBytes(DIST);
  const measured: Partial<Measured> = {
    firstLoad: { scriptBytes: bytes.script, styleBytes: bytes.style, requests: requests.length },
    html: { medianBytes: html.median, largestBytes: html.largest },
  };
  console.log('measured', JSON.stringify(measured), requests.join(' '));
  expect(overBudget(measured, budgets)).toEqual([]);
  expect(requests.filter((path) => /^\/[ps]\//.test(path))).toEqual([]);
  await close();
});

test('the home page keeps its budget, fonts and all', async () => {
  const { page, requests, close } = await open(browser);
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await hydrated(page);
  const bytes = visitBytes(DIST, requests);
  const measured = { home: { scriptBytes: bytes.script, totalBytes: bytes.total } };
  console.log('measured', JSON.stringify(measured), requests.join(' '));
  expect(requests.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  expect(overBudget(measured, budgets)).toEqual([]);
  const twice = visitBytes(DIST, [...requests, ...requests, ...requests]);
  const over = { home: { scriptBytes: twice.script, totalBytes: twice.total } };
  expect(overBudget(over, budgets)).toHaveLength(2);
  await close();
});

test('with every script held back the page is painted all the same', async () => {
  const { page, close } = await open(browser);
  await page.route('**/*.js', () => {});
  await page.goto(origin + PAGE, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  expect(await page.locator('#article').innerText()).toContain('output');
  await close();
});

test('a planted import breaks the budget', async () => {
  const out = mkdtempSync(join(tmpdir(), 'budget-'));
  const planted = join(out, 'planted.js');
  writeFileSync(planted, `console.log(${JSON.stringify(randomBytes(40_000).toString('base64'))});`);
  const paths = { ...buildPaths(), dist: join(out, 'dist') };
  const configuration = clientConfiguration(paths, (code) => code);
  const entry = configuration.entry as EntryObject & { main: string };
  await runWebpack({
    ...configuration,
    entry: { ...entry, main: [planted, entry.main] },
  });
  const assets = join(out, 'dist/assets');
  const script = readdirSync(assets)
    .filter((file) => /^(?:main|runtime)\..*\.js$/.test(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length, 0);
  rmSync(out, { recursive: true });
  const measured = { ...budgets, firstLoad: { ...budgets.firstLoad, scriptBytes: script } };
  expect(overBudget(measured, budgets)).toEqual([
    expect.stringMatching(/^firstLoad\.scriptBytes is/),
  ]);
});
