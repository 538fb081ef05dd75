// No figure is invented: every number that these pages show is led back to a data file or to the build's output.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import projects from '../../data/projects.json' with { type: 'json' };
import sponsors from '../../data/sponsors.json' with { type: 'json' };
import kits from '../../data/starter-kits.json' with { type: 'json' };
import vote from '../../data/vote.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { collect } from '../../src/build/collect.ts';
import { clientFigures, FIGURE_STATS } from '../../src/build/figures/build-figures.ts';
import { pageFiller } from '../../src/build/page-chunks.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { clientConfiguration } from '../../src/build/webpack/client.ts';
import { runWebpack } from '../../src/build/webpack/run.ts';
import { formatBytes } from '../../src/model/numbers.ts';
import { RANK_THRESHOLDS } from '../../src/model/sponsor-ranks.ts';
import { hydrated, open, origin } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** `2017-08-29` gives 2017, 8, 08 and 29; `$15,000` gives 15000. */
function numbersIn(text: string): string[] {
  return (text.match(/\d[\d,]*(?:\.\d+)*/g) ?? []).flatMap((token) => {
    const plain = token.replaceAll(',', '');
    return [plain, String(Number.parseFloat(plain))];
  });
}

/** Shown outside code, whose figures `npm run prove` holds against real runs. */
async function shownNumbers(page: Page): Promise<string[]> {
  const text = await page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('pre, code')) code.remove();
    const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
    return parts.join(' ');
  });
  return (text.match(/\d[\d,]*(?:\.\d+)*/g) ?? []).map((token) => token.replaceAll(',', ''));
}

async function figures(): Promise<string> {
  const paths = buildPaths();
  const dist = mkdtempSync(join(tmpdir(), 'figures-'));
  const stats = await runWebpack(
    clientConfiguration({ ...paths, dist }, pageFiller((await collect(paths)).pages)),
    FIGURE_STATS,
  );
  rmSync(dist, { recursive: true });
  const { modules, assets, plates, graph } = clientFigures(stats, paths);
  const total = Object.values(modules).reduce((sum, count) => sum + count, 0);
  const sizes = [assets, ...plates].map(({ bytes }) => formatBytes(bytes));
  return [JSON.stringify({ modules, assets, plates, graph }), total, ...sizes].join(' ');
}

const cents = (all: readonly { totalDonations: number }[]): string =>
  all.map(({ totalDonations }) => totalDonations / 100).join(' ');

/** What each page may count, beside the numbers that stand in its file. */
const SOURCES: Readonly<Record<string, () => Promise<string> | string>> = {
  '/': async () =>
    [
      await figures(),
      JSON.stringify(sponsors),
      JSON.stringify(RANK_THRESHOLDS),
      cents([...sponsors.sponsors, ...sponsors.outside]),
      // Spec-notes: latest are the first gifts of 14 days.
      14,
    ].join(' '),
  '/organization/': () => {
    const { projects: all } = projects;
    const kinds = Object.values(Object.groupBy(all, ({ kind }) => kind)).map((own) => own?.length);
    const needed = all.filter(({ maintainer }) => maintainer === '').length;
    return [JSON.stringify(projects), all.length, needed, ...kinds].join(' ');
  },
  '/starter-kits/': () => `${JSON.stringify(kits)} ${kits.kits.length}`,
  '/vote/': () => `${JSON.stringify(vote)} ${vote.proposals.length}`,
};

async function numbersOf(path: string, change?: (page: Page) => Promise<void>): Promise<string[]> {
  const { page, close } = await open(browser);
  // Live counts are GitHub's own; what the page says without them is ours.
  await page.route('https://api.github.com/**', (route) => route.abort());
  await page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(600);
  await change?.(page);
  const shown = await shownNumbers(page);
  await close();
  return shown;
}

async function unexplained(path: string, shown: readonly string[]): Promise<string[]> {
  const known = new Set(numbersIn((await SOURCES[path]?.()) ?? ''));
  return shown.filter((number) => !known.has(number) && !known.has(String(Number(number))));
}

test.each(Object.keys(SOURCES))('every number of %s is led back to its source', async (path) => {
  const shown = await numbersOf(path);
  expect(shown.length).toBeGreaterThan(5);
  expect(await unexplained(path, shown)).toEqual([]);
});

test('an invented figure is noticed', async () => {
  const shown = await numbersOf('/vote/', (page) =>
    page.evaluate(() => document.querySelector('main')?.append(' 4,812 votes')),
  );
  expect(await unexplained('/vote/', shown)).toEqual(['4812']);
});
