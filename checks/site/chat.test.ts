// The chat: nothing before the click, a frame after it, a second try and a plain link when it fails. Discord cannot be reached from here, so a page of ours stands in its frame.
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import site from '../../data/site.json' with { type: 'json' };
import { launch } from '../../proof/chromium.ts';
import { hydrated, open, origin } from './browser.ts';

const PATH = '/concepts/output/';
const CHUNK = /\/assets\/chat\.[0-9a-f]+\.(?:js|css)$/;
const WIDGET = /^https:\/\/discord\.com\//;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const room = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Room</title><p>Hello from the room' });

async function start(answer: (route: Route) => unknown, options = {}) {
  const visit = await open(browser, options);
  const asked: string[] = [];
  await visit.page.route(WIDGET, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  await visit.page.goto(origin + PATH, { waitUntil: 'networkidle' });
  await hydrated(visit.page);
  const chunks = () => visit.requests.filter((path) => CHUNK.test(path));
  return { ...visit, asked, chunks };
}

const button = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });
const frame = (page: Page) => page.frameLocator('iframe[title="Chat of webpack on Discord"]');
const link = (page: Page) => page.getByRole('link', { name: 'Open in Discord' });

test('the first click loads chunk and room, later clicks only show and hide them', async () => {
  const { page, asked, chunks, complaints, close } = await start(room);
  await button(page).hover();
  await page.waitForTimeout(300);
  expect(chunks()).toEqual([]);
  expect(asked).toEqual([]);
  await button(page).click();
  await frame(page).getByText('Hello from the room').waitFor();
  const once = chunks().length;
  expect(once).toBeGreaterThan(0);
  expect(asked).toEqual([`https://discord.com/widget?id=${site.chatRoom.id}&theme=light`]);
  expect(await link(page).getAttribute('href')).toBe(site.links.chat);
  const box = await page.locator('iframe').getAttribute('sandbox');
  expect(box?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-popups-to-escape-sandbox',
    'allow-same-origin',
    'allow-scripts',
  ]);
  await button(page).click();
  expect(await page.locator('iframe').isVisible()).toBe(false);
  await button(page).click();
  await frame(page).getByText('Hello from the room').waitFor();
  expect(asked).toHaveLength(1);
  expect(chunks()).toHaveLength(once);
  // Asked for by a click, so the one thing to hear of is that it is elsewhere.
  expect(complaints.filter((line) => !/third-party request: https:\/\/discord/.test(line))).toEqual(
    [],
  );
  await close();
});

test('by key: Enter opens, Tab goes into it, Escape closes and gives the focus back', async () => {
  const { page, close } = await start(room);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await frame(page).getByText('Hello from the room').waitFor();
  expect(await button(page).getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await button(page).getAttribute('aria-expanded')).toBe('false');
  expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await close();
});

test('the room has the theme of the page', async () => {
  const { page, asked, close } = await start(room, { colorScheme: 'dark' });
  await button(page).click();
  await frame(page).getByText('Hello from the room').waitFor();
  expect(asked[0]).toContain('theme=dark');
  await close();
});

test('a chunk that fails can be tried again, and the link needs no chunk', async () => {
  const { page, asked, close } = await start(room);
  await page.route(CHUNK, (route) => route.abort());
  await button(page).click();
  await page.getByText('The chat did not load.').waitFor();
  expect(await link(page).isVisible()).toBe(true);
  expect(asked).toEqual([]);
  await page.unroute(CHUNK);
  await page.getByRole('button', { name: 'Try again' }).click();
  await frame(page).getByText('Hello from the room').waitFor();
  await close();
});

test('a room that is silent for ten seconds can be tried again', async () => {
  let silent = true;
  const { page, asked, close } = await start((route) => (silent ? undefined : room(route)));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await button(page).click();
  await page.getByText('Loading the chat.').waitFor();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(9900);
  expect(await page.getByText('Discord did not answer.').count()).toBe(0);
  await page.clock.runFor(200);
  await page.getByText('Discord did not answer.').waitFor();
  expect(await link(page).isVisible()).toBe(true);
  silent = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await frame(page).getByText('Hello from the room').waitFor();
  expect(asked).toHaveLength(2);
  await close();
});

/** Text that stands under the button, at any of 49 points of it. */
function covered(): string[] {
  const aside = document.querySelector('aside[aria-label=Chat]');
  const { left = 0, top = 0, width = 0 } = aside?.firstElementChild?.getBoundingClientRect() ?? {};
  const found = new Set<string>();
  const range = document.createRange();
  for (let point = 0; point < 49; point++) {
    const x = left + (width * (point % 7)) / 6;
    const y = top + (width * Math.floor(point / 7)) / 6;
    for (const element of document.elementsFromPoint(x, y)) {
      if (aside?.contains(element)) continue;
      for (const node of element.childNodes) {
        if (!(node instanceof Text) || node.data.trim() === '') continue;
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()];
        if (boxes.some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom))
          found.add(node.data);
      }
    }
  }
  return [...found];
}

test('the button covers no text, wherever the page stands', async () => {
  const { page, close } = await start(room);
  // Short and long; on the lower screen the long one's outline is longer than the screen.
  for (const path of ['/license/', '/guides/caching/']) {
    await page.goto(origin + path);
    await button(page).waitFor();
    for (const [width, height] of [
      [1280, 640],
      [1184, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const share of [0, 0.5, 0.97, 1]) {
        await page.evaluate(
          (part) => scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight)),
          share,
        );
        expect(await page.evaluate(covered), `${path} at ${share}, ${width} wide`).toEqual([]);
        expect(await button(page).isVisible()).toBe(true);
      }
    }
  }
  // The control: a fixed button would stand on the footer's words.
  await page.setViewportSize({ width: 1184, height: 800 });
  await button(page).evaluate((element) => {
    element.parentElement?.style.setProperty('position', 'fixed');
    element.parentElement?.style.setProperty('margin', '0');
    const { left = 0, bottom = 0 } =
      document.querySelector('footer h2:last-of-type')?.getBoundingClientRect() ?? {};
    element.parentElement?.style.setProperty('left', `${left}px`);
    scrollBy(0, bottom - innerHeight + 20);
  });
  expect(await page.evaluate(covered)).not.toEqual([]);
  await close();
});

test('no button where it would cover code, on paper, without script or on the home page', async () => {
  const { page, close } = await start(room);
  expect(await button(page).isVisible()).toBe(true);
  const { width, height } = (await button(page).boundingBox()) ?? { width: 0, height: 0 };
  expect([width, height]).toEqual([48, 48]);
  await page.setViewportSize({ width: 1183, height: 800 });
  expect(await button(page).isVisible()).toBe(false);
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Chat' });
  expect(await footer.getAttribute('href')).toBe(site.links.chat);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: 'print' });
  expect(await button(page).isVisible()).toBe(false);
  await close();
  const plain = await open(browser, { javaScriptEnabled: false });
  await plain.page.goto(origin + PATH);
  expect(await button(plain.page).isVisible()).toBe(false);
  await plain.close();
  // Its cards reach to the edge of the screen.
  const wide = await open(browser);
  await wide.page.goto(`${origin}/organization/`, { waitUntil: 'networkidle' });
  expect(await button(wide.page).isVisible()).toBe(false);
  await wide.close();
  const home = await open(browser);
  await home.page.goto(`${origin}/`);
  expect(await button(home.page).count()).toBe(0);
  await home.close();
});
