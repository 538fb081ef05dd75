// The vote page: complete without its app, ranked by GitHub's counts with it, sensible when GitHub says no.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import type { Vote } from '../../src/model/proposal.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { type Answer, counted, type GitHub, github, send, votesOf } from './github-api.ts';
import { DIST } from './routes.ts';

const data: Vote = JSON.parse(
  readFileSync(new URL('../../data/vote.json', import.meta.url), 'utf8'),
);
const ISSUES = data.proposals.map(({ issue }) => issue);
const NEWEST = ISSUES.toSorted((a, b) => b - a);
const RANKED = ISSUES.toSorted((a, b) => votesOf(b) - votesOf(a) || b - a);
const BY_NAME = data.proposals
  .toSorted((a, b) => a.title.localeCompare(b.title, 'en'))
  .map(({ issue }) => issue);

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

function watchShifts(): void {
  let shift = 0;
  Object.assign(window, { shift: () => shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
const shiftOf = async (page: Page): Promise<number> => {
  await drawn(page);
  return page.evaluate(() => (window as unknown as { shift(): number }).shift());
};
const order = (page: Page) =>
  page
    .locator('[data-issue]')
    .evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset['issue'])));
const says = (page: Page, text: string | RegExp) =>
  page.locator('.vote [role=status]', { hasText: text }).waitFor();

interface Visit {
  page: Page;
  api: GitHub;
  complaints: string[];
  done: () => Promise<void>;
}

async function visit(answer: Answer, prepare?: (page: Page) => Promise<void>): Promise<Visit> {
  const { page, complaints, close } = await open(browser);
  const api = await github(page, answer);
  await page.addInitScript(watchShifts);
  await prepare?.(page);
  await page.goto(`${origin}/vote/`, { waitUntil: 'load' });
  await hydrated(page);
  const done = async () => {
    await close();
    await api.close();
  };
  return { page, api, complaints, done };
}

test('without script every proposal can be read and voted for', async () => {
  const { page, close } = await open(browser, { javaScriptEnabled: false });
  await page.goto(`${origin}/vote/`);
  expect(await order(page)).toEqual(NEWEST);
  const votable = data.proposals.filter(({ closed }) => !closed);
  const hrefs = await page
    .getByRole('link', { name: /^Vote for: / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    votable.toReversed().map(({ issue }) => `https://github.com/webpack/webpack/issues/${issue}`),
  );
  await says(page, 'No counts are stored yet');
  await says(page, 'proposals, newest first');
  expect(await page.getByRole('group', { name: 'Order' }).isVisible()).toBe(false);
  await close();
});

test('the app is a chunk of this page alone, and static generation does not have it', async () => {
  const { page, requests, close } = await open(browser);
  const app = /^\/assets\/vote\.[0-9a-f]+\.js$/;
  await page.goto(`${origin}/concepts/`, { waitUntil: 'networkidle' });
  expect(requests.filter((path) => app.test(path))).toEqual([]);
  await page.goto(`${origin}/vote/`, { waitUntil: 'networkidle' });
  expect(requests.filter((path) => app.test(path))).toHaveLength(1);
  expect(readFileSync(`${DIST}/vote/index.html`, 'utf8')).not.toMatch(/assets\/vote\./);
  await close();
});

test('Back and a reload find the place that was left in the ranked list', async () => {
  const { page, done } = await visit(counted);
  await says(page, /^Votes as GitHub counted them/);
  const place = () =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-issue]')];
      const first = rows.find((row) => row.getBoundingClientRect().bottom > 150);
      return [scrollY, first?.dataset['issue']];
    });
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.waitForFunction(() => history.state?.y === 1500);
  const left = await place();
  // Not by a pointer, which would scroll to the link first.
  const link = page.locator('header a[href="/concepts/"]').first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(`${origin}/concepts/`);
  // The reader is there, and has been shown it, before the list gets its ranks.
  await page.route('**/assets/vote.*.js', async (route) => {
    await page.waitForFunction(() => scrollY === 1500);
    await drawn(page);
    await route.continue();
  });
  for (const comeBack of [() => page.goBack(), () => page.reload()]) {
    await comeBack();
    await says(page, /^Votes as GitHub counted them/);
    await drawn(page);
    expect(await place()).toEqual(left);
  }
  await done();
});

test('counts are read once per proposal and rank the list, and nothing shifts', async () => {
  const { page, api, complaints, done } = await visit(counted);
  await says(page, /^Votes as GitHub counted them at \d\d:\d\d\.$/);
  expect(await order(page)).toEqual(RANKED);
  expect(api.asked.toSorted((a, b) => a - b)).toEqual(ISSUES);
  const first = page.locator('[data-issue]').first();
  expect(await first.locator('.vote-n').innerText()).toContain(
    votesOf(RANKED[0] ?? 0).toLocaleString('en'),
  );
  expect(await first.locator('rect').getAttribute('width')).toBe('100%');
  expect(await shiftOf(page)).toBe(0);
  expect(complaints).toEqual([]);
  await done();
});

test('the reader chooses the order by keyboard and is told of it, also while there are no counts', async () => {
  const { page, done } = await visit((_, response) => void response.destroy());
  await says(page, 'GitHub did not answer.');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Name').press('Enter');
  expect(await order(page)).toEqual(BY_NAME);
  await page.getByRole('status').filter({ hasText: 'proposals, sorted by name' }).waitFor();
  expect(await button('Name').getAttribute('aria-pressed')).toBe('true');
  await button('Newest').press('Space');
  expect(await order(page)).toEqual(NEWEST);
  await page.getByRole('status').filter({ hasText: 'proposals, newest first' }).waitFor();
  expect(await button('Name').getAttribute('aria-pressed')).toBe('false');
  expect(await button('Most votes').isDisabled()).toBe(true);
  await done();
});

test('a shift would be noticed', async () => {
  const { page, done } = await visit(counted);
  await says(page, 'Votes as GitHub counted them');
  await page.locator('.vote-bar').evaluate((bar) => {
    bar.insertAdjacentHTML('afterend', '<p>One line more.</p>');
  });
  expect(await shiftOf(page)).toBeGreaterThan(0);
  await done();
});

test('coming back within the hour asks for nothing', async () => {
  const { page, api, done } = await visit(counted);
  await says(page, 'Votes as GitHub counted them');
  await page.goto(`${origin}/concepts/`);
  await page.goto(`${origin}/vote/`);
  await says(page, 'Votes as GitHub counted them');
  expect(await order(page)).toEqual(RANKED);
  expect(api.asked).toHaveLength(ISSUES.length);
  await done();
});

test('a list someone points at keeps its order until they choose another', async () => {
  const held: (() => void)[] = [];
  const { page, done } = await visit((issue, response) => {
    if (issue === ISSUES.at(-1)) held.push(() => counted(issue, response));
    else counted(issue, response);
  });
  await page.locator('.vote-list').hover();
  await expect.poll(() => held.length).toBe(1);
  held[0]?.();
  await says(page, 'Votes as GitHub counted them');
  expect(await order(page)).toEqual(NEWEST);
  await page.getByRole('button', { name: 'Most votes' }).click();
  expect(await order(page)).toEqual(RANKED);
  await done();
});

test('an issue that GitHub has closed takes no votes any more', async () => {
  const { page, done } = await visit((issue, response) =>
    issue === 536
      ? send(response, 200, { number: issue, state: 'closed', reactions: { '+1': 5 } })
      : counted(issue, response),
  );
  await says(page, 'Votes as GitHub counted them');
  const button = page.locator('[data-issue="536"]').getByRole('link', { name: 'Closed: ' });
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await button.getAttribute('href')).toBeNull();
  expect(await shiftOf(page)).toBe(0);
  await done();
});

/** What the browser itself says about a request that failed is not ours to silence. */
const ours = (complaints: readonly string[]) =>
  complaints.filter((line) => !/^request failed: https:|Failed to load resource/.test(line));

describe.each([320, 1024])('at %i px', (width) => {
  const reset = Math.floor(Date.now() / 1000) + 1800;
  test.each<[string, Answer, RegExp, number]>([
    [
      'a refusal with its end',
      (_, response) =>
        send(response, 403, '{"message":"API rate limit exceeded"}', {
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': String(reset),
        }),
      /^GitHub allows no more requests until \d\d:\d\d\. No counts are stored\.$/,
      3,
    ],
    [
      'a refusal to come back later',
      (_, response) => send(response, 429, '{}', { 'retry-after': '60' }),
      /^GitHub allows no more requests until \d\d:\d\d\./,
      3,
    ],
    [
      'issues that are not there',
      (_, response) => send(response, 404, '{"message":"Not Found"}'),
      /^GitHub's answers could not be read\. No counts are stored\.$/,
      ISSUES.length,
    ],
    [
      'errors',
      (_, response) => send(response, 500, 'no'),
      /^GitHub's answers could not be read\./,
      ISSUES.length,
    ],
    [
      'garbage',
      (_, response) => send(response, 200, '<html>\u0000'),
      /^GitHub's answers could not be read\./,
      ISSUES.length,
    ],
    [
      'a broken connection',
      (_, response) => void response.destroy(),
      /^GitHub did not answer\. No counts are stored\.$/,
      3,
    ],
  ])('%s: the page says so and stays as it was', async (_name, answer, text, requests) => {
    const { page, api, complaints, done } = await visit(answer, (p) =>
      p.setViewportSize({ width, height: 800 }),
    );
    await says(page, text);
    expect(await order(page)).toEqual(NEWEST);
    expect(await page.locator('[data-by=votes]:enabled').count()).toBe(0);
    expect(api.asked.length).toBeLessThanOrEqual(requests);
    expect(await shiftOf(page)).toBe(0);
    expect(ours(complaints)).toEqual([]);
    await done();
  });
});

test('a refusal is remembered: the page does not ask again before it ends', async () => {
  const { page, api, done } = await visit((_, response) =>
    send(response, 403, '{}', { 'retry-after': '600' }),
  );
  await says(page, 'GitHub allows no more requests until');
  const before = api.asked.length;
  await page.reload();
  await says(page, 'GitHub allows no more requests until');
  expect(api.asked).toHaveLength(before);
  await done();
});

test('a refusal halfway: what is known is ranked, the rest stands last', async () => {
  let answers = 0;
  const { page, done } = await visit((issue, response) => {
    answers += 1;
    if (answers <= 5) counted(issue, response);
    else send(response, 403, '{}', { 'retry-after': '600' });
  });
  await says(page, /The votes of \d of \d+ proposals are known\.$/);
  const shown = await order(page);
  const known = await page.locator('[data-votes]').count();
  expect(known).toBeGreaterThan(0);
  expect(known).toBeLessThanOrEqual(5);
  const first = shown.slice(0, known);
  expect(first).toEqual(first.toSorted((a, b) => votesOf(b) - votesOf(a)));
  const rest = shown.slice(known);
  expect(rest).toEqual(rest.toSorted((a, b) => b - a));
  expect(await shiftOf(page)).toBe(0);
  await done();
});

test('silence ends after eight seconds, and a second try can work', async () => {
  let silent = true;
  const { page, api, complaints, done } = await visit(
    (issue, response) => {
      if (!silent) counted(issue, response);
    },
    (p) => p.clock.install(),
  );
  await says(page, 'Reading the counts from GitHub.');
  await expect.poll(() => api.asked.length).toBe(3);
  await page.clock.runFor(8100);
  await says(page, 'GitHub did not answer. No counts are stored.');
  silent = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Votes as GitHub counted them');
  expect(await order(page)).toEqual(RANKED);
  expect(ours(complaints)).toEqual([]);
  await done();
});

test('offline the page says so, and asks when told to', async () => {
  const { page, api, done } = await visit(counted, async (p) => {
    await p.addInitScript(() => {
      let online = false;
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => online });
      Object.assign(window, { goOnline: () => (online = true) });
    });
  });
  await says(page, 'You are offline. No counts are stored.');
  expect(api.asked).toEqual([]);
  expect(await shiftOf(page)).toBe(0);
  await page.evaluate(() => (window as unknown as { goOnline(): void }).goOnline());
  await page.getByRole('button', { name: 'Try again' }).click();
  await says(page, 'Votes as GitHub counted them');
  await done();
});

test.each([320, 1024])(
  'a reader who asked not to be tracked is asked first (%i px)',
  async (width) => {
    const { page, api, complaints, done } = await visit(counted, async (p) => {
      await p.setViewportSize({ width, height: 800 });
      await p.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
      );
    });
    await says(page, 'nothing is loaded unasked');
    expect(api.asked).toEqual([]);
    expect(await shiftOf(page)).toBe(0);
    await page.getByRole('button', { name: 'Load counts from api.github.com' }).click();
    await says(page, 'Votes as GitHub counted them');
    expect(complaints).toEqual([]);
    await done();
  },
);
