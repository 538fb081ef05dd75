// Moving between pages in the browser: one page chunk, title, focus, position, and every way to fail.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, hydrated, open, origin, type Visit } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function start(path: string): Promise<Visit> {
  const visit = await open(browser);
  await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  // Survives client navigation, not a document load.
  await visit.page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return visit;
}

const sameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'sameDocument' in window);

/** Clicks a link that no page has, as one in an article would be clicked. */
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
  }, href);

const sidebarLink = (page: Page, href: string) => page.locator(`#section-nav a[href="${href}"]`);

test('a click fetches exactly one page chunk and shows the page', async () => {
  const { page, requests, complaints, close } = await start('/concepts/');
  requests.length = 0;
  // By key: a pointer would rest on whatever link comes to lie under it, and ask for that page too.
  await sidebarLink(page, '/concepts/entry-points/').press('Enter');
  await page.waitForFunction(() => document.title === 'Entry Points | webpack');
  expect(requests.filter((path) => path.startsWith('/p/'))).toHaveLength(1);
  expect(
    requests.filter((path) => !/^\/(?:[ps]\/|assets\/|favicon|release\.json$)/.test(path)),
  ).toEqual([]);
  expect(await sameDocument(page)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/concepts/entry-points/');
  expect(await page.locator('h1').innerText()).toBe('Entry Points');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/concepts\/entry-points\/$/,
  );
  expect(await page.locator('link[type="text/markdown"]').getAttribute('href')).toBe(
    '/concepts/entry-points.md',
  );
  expect(complaints).toEqual([]);
  await close();
});

/** Without React's marks between texts: a page that came after a skeleton is made anew and has none. */
const html = async (page: Page, part: string): Promise<string> =>
  (await page.locator(part).first().innerHTML()).replaceAll('<!-- -->', '');

test('the client shows the same article as the server', async () => {
  const client = await start('/concepts/');
  await sidebarLink(client.page, '/concepts/entry-points/').click();
  await client.page.waitForFunction(() => document.title === 'Entry Points | webpack');
  const server = await start('/concepts/entry-points/');
  for (const part of ['main', '#section-nav', 'header']) {
    expect(await html(client.page, part)).toBe(await html(server.page, part));
  }
  await client.close();
  await server.close();
});

test('Back returns to the place that was read, forward starts at the top', async () => {
  const { page, close } = await start('/configuration/output/');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.locator('footer a[href="/glossary/"]').evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => document.title === 'Glossary | webpack');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => document.title === 'Output | webpack');
  await page.waitForFunction(() => scrollY > 0);
  expect(await page.evaluate(() => scrollY)).toBe(1200);
  expect(await sameDocument(page)).toBe(true);
  await close();
});

test('Back to a document finds the place that was read, not its fragment, while fonts are late', async () => {
  const { page, close } = await start('/vote/#cast-a-vote');
  await page.evaluate(() => scrollTo({ top: 390, behavior: 'instant' }));
  await page.waitForFunction(() => history.state?.y === 390);
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  let send = (): void => {};
  const held = new Promise<void>((done) => {
    send = done;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goBack({ waitUntil: 'commit' });
  await hydrated(page);
  send();
  await drawn(page);
  expect(await page.evaluate(() => scrollY)).toBe(390);
  await close();
});

test('a skeleton is no place: what was read before it stays remembered', async () => {
  const { page, close } = await start('/concepts/');
  const room = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    return scrollY;
  });
  await follow(page, '/concepts/modules/');
  await page.waitForFunction(() => document.title === 'Modules | webpack');
  // A new document has no page in memory but its own.
  await page.reload();
  await hydrated(page);
  await page.route('**/p/concepts/index.*', () => {});
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.goBack({ waitUntil: 'commit' });
  // Shorter than either page, so the browser moves the view; a position is noted after a pause.
  await page.waitForFunction(() => document.getElementById('article') === null);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(room);
  expect(await page.evaluate(() => history.state)).toMatchObject({ y: room });
  await close();
});

test('a link with a fragment lands on its heading, also across pages', async () => {
  const { page, close } = await start('/concepts/');
  await follow(page, '/configuration/output/#outputpath');
  await page.waitForFunction(() => document.title === 'Output | webpack');
  const top = await page.evaluate(
    () => document.getElementById('outputpath')?.getBoundingClientRect().top ?? -1,
  );
  const headerBottom = await page.evaluate(
    () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  );
  expect(top).toBeGreaterThanOrEqual(headerBottom);
  expect(top).toBeLessThan(headerBottom + 80);
  await close();
});

test.each(['#100%', '#%E0%A4%A', '#%'])(
  'a fragment that cannot be decoded is none: %s',
  async (hash) => {
    const { page, complaints, close } = await start(`/concepts/${hash}`);
    await follow(page, `/glossary/${hash}`);
    await page.waitForFunction(() => document.title === 'Glossary | webpack');
    expect(await page.locator('h1').innerText()).toBe('Glossary');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('Back before a page has arrived shows the one that is in memory, where it was read', async () => {
  const { page, requests, close } = await start('/configuration/output/');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.route('**/p/_/glossary.*', () => {});
  await follow(page, '/glossary/');
  await page.waitForFunction(() => document.getElementById('article') === null);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('h1')?.innerText === 'Output');
  expect(await page.evaluate(() => scrollY)).toBe(1200);
  expect(requests.filter((path) => path.startsWith('/p/configuration/'))).toEqual([]);
  expect(await sameDocument(page)).toBe(true);
  await close();
});

test('a path without its slash gets one, with query and fragment', async () => {
  const { page, close } = await start('/concepts/');
  await follow(page, '/glossary?x=1#asset');
  await page.waitForFunction(() => document.title === 'Glossary | webpack');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/glossary/?x=1');
  expect(new URL(page.url()).hash).toBe('#asset');
  expect(await sameDocument(page)).toBe(true);
  await close();
});

test('an unknown page is the Not Found screen', async () => {
  const { page, close } = await start('/concepts/');
  for (const path of ['/concepts/nowhere/', '/nowhere/', '/no/where/']) {
    await follow(page, path);
    await page.waitForFunction(() => document.title === 'Page Not Found | webpack');
    expect(await page.locator('h1').innerText()).toBe('Page Not Found');
    await page.goBack();
    await page.waitForFunction(() => document.title === 'Concepts | webpack');
  }
  await close();
});

test('a chunk that does not arrive shows the message; Try again brings the page', async () => {
  const { page, complaints, close } = await start('/concepts/');
  await page.route('**/p/concepts/**', (route) => route.abort());
  await sidebarLink(page, '/concepts/entry-points/').click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('Error loading content.');
  expect(await alert.locator('a[href="/concepts/entry-points/"]').count()).toBe(1);
  expect(await alert.locator('details').textContent()).toMatch(/Loading chunk .* failed/);
  await page.unroute('**/p/concepts/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForFunction(() => document.title === 'Entry Points | webpack');
  expect(complaints.every((line) => /request failed|ERR_FAILED/.test(line))).toBe(true);
  await close();
});

test('the home page brings a stylesheet of its own; without it the text is there all the same', async () => {
  const { page, requests, close } = await start('/concepts/');
  requests.length = 0;
  await page.locator('header a[href="/"]').first().click();
  await page.waitForFunction(() => document.title === 'webpack');
  expect(requests.filter((path) => /\/home\..*\.css$/.test(path))).toHaveLength(1);
  await close();

  const failing = await start('/concepts/');
  await failing.page.route('**/home.*.css', (route) => route.abort());
  await failing.page.locator('header a[href="/"]').first().click();
  await failing.page.waitForFunction(() => document.title === 'webpack');
  expect(await failing.page.locator('#article').innerText()).toContain('Write your code');
  expect(failing.complaints.join()).toContain('CSS_CHUNK_LOAD_FAILED');
  await failing.close();
});

test('clicks that ask for another tab or leave the site stay with the browser', async () => {
  const { page, close } = await start('/concepts/');
  const left = await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>(
      '#section-nav a[href="/concepts/entry-points/"]',
    );
    let prevented = 0;
    addEventListener('click', (event) => {
      prevented += Number(event.defaultPrevented);
      event.preventDefault();
    });
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      link?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }),
      );
    }
    return prevented;
  });
  expect(left).toBe(0);
  await close();
});

test('the theme is chosen, kept and applied before the first paint', async () => {
  const { page, close } = await start('/concepts/');
  const button = page.getByRole('button', { name: /theme/i });
  await button.click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  await button.click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const first = window as unknown as { early?: string | undefined };
      first.early ??= document.documentElement.dataset['theme'];
    });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { early: string }).early)).toBe('dark');
  expect(
    await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
  ).toBe('rgb(14, 24, 30)');
  await hydrated(page);
  await button.click();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBeUndefined();
  await close();
});

test('from the page start the article is two stops away', async () => {
  const { page, close } = await start('/configuration/output/');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await close();
});
