// The service worker while there is a network: registered on load, and no page is older than the server's.
import { readdirSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { WORKER_PATH } from '../../src/model/offline.ts';
import { hydrated, origin } from './browser.ts';
import { DIST } from './routes.ts';
import { switchedSite } from './switched-site.ts';
import {
  follow,
  heading,
  keptPaths,
  LINE,
  line,
  registrations,
  untilKept,
  visitAndKeep,
  type WorkerSite,
  workerSite,
} from './worker-site.ts';

const READ = '/concepts/';
const CLICKED = '/concepts/entry-points/';
const SOON = { timeout: 60_000 };

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('the worker is a script that browsers ask for anew each time', async () => {
  const response = await fetch(origin + WORKER_PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('it is registered on load, which is only logged', async () => {
  const site = await workerSite(browser);
  const { page, server } = site;
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = function (...given) {
      console.info(`register ${document.readyState}`);
      return register.apply(this, given);
    };
  });
  await page.goto(server.origin + READ, { waitUntil: 'load' });
  await expect.poll(() => registrations(page), SOON).toBe(1);
  expect(site.log).toContain('register complete');
  const success = `The service worker is registered for ${server.origin}/`;
  await expect.poll(() => site.log, SOON).toContain(success);
  expect(site.complaints).toEqual([]);
  await site.close();
});

test.each<[string, (site: WorkerSite) => unknown]>([
  ['the script is missing', ({ server }) => server.spoil({ paths: /^\/sw\.js$/, fault: '404' })],
  [
    'the script is another type',
    ({ server }) => server.spoil({ paths: /^\/sw\.js$/, fault: 'wrong type' }),
  ],
  [
    'the browser refuses',
    ({ page }) =>
      page.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = async () => {
          throw new DOMException('refused', 'SecurityError');
        };
      }),
  ],
])('a worker that cannot be registered is only logged: %s', async (_why, prevent) => {
  const site = await workerSite(browser);
  const { page, server, log } = site;
  await prevent(site);
  await page.goto(server.origin + READ, { waitUntil: 'load' });
  await expect
    .poll(() => log.join(), SOON)
    .toContain('The service worker could not be registered.');
  expect(await registrations(page)).toBe(0);
  // The browser has its own line about a script it cannot use.
  const own = /^error: (?:A bad HTTP response code|The script has an unsupported MIME type)/;
  expect(site.complaints.filter((text) => !own.test(text))).toEqual([]);
  await follow(page, CLICKED);
  await page.waitForFunction((path) => location.pathname === path, CLICKED);
  await expect.poll(() => heading(page), SOON).not.toBe('Concepts');
  await site.close();
});

test('a browser without service workers shows the page and says nothing', async () => {
  const site = await workerSite(browser);
  const { page, server, complaints, log } = site;
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await page.goto(server.origin + READ, { waitUntil: 'networkidle' });
  await hydrated(page);
  expect(log.filter((text) => /worker/.test(text))).toEqual([]);
  expect(complaints).toEqual([]);
  await site.close();
});

test('a server that is silent: after three seconds the kept page, and its link asks again', async () => {
  const site = await workerSite(browser);
  const { page, server } = site;
  await visitAndKeep(site, READ);
  server.spoil({ paths: /^\/concepts\/$/, fault: 'silence' });
  await page.reload();
  expect(server.spoiled).toEqual([READ]);
  expect(await line(page).innerText()).toMatch(LINE);
  await hydrated(page);

  server.spoil(null);
  await line(page).getByRole('link').click();
  await expect.poll(() => line(page).count(), SOON).toBe(0);
  expect(server.asked).toContain(READ);
  expect(await heading(page)).toBe('Concepts');
  await site.close();
});

test('an address without its slash is sent on as without a worker', async () => {
  const site = await workerSite(browser);
  const { page, server } = site;
  await visitAndKeep(site, READ);
  await page.goto(`${server.origin}/guides?a=1`);
  expect(page.url()).toBe(`${server.origin}/guides/?a=1`);
  expect(await heading(page)).toBe('Guides');
  await site.close();
});

test('an error of the server: the kept page; an address without a page stays one', async () => {
  const site = await workerSite(browser);
  const { page, server } = site;
  await visitAndKeep(site, READ);
  server.spoil({ paths: /^\/(?:concepts|guides)\/$/, fault: '500' });
  await page.reload();
  expect(await line(page).innerText()).toMatch(LINE);
  expect((await page.goto(`${server.origin}/guides/`))?.status()).toBe(500);
  expect((await page.goto(`${server.origin}/nowhere/`))?.status()).toBe(404);
  server.spoil({ paths: /^\/concepts\/$/, fault: '404' });
  expect((await page.goto(server.origin + READ))?.status()).toBe(404);
  expect(await keptPaths(page)).not.toContain('/nowhere/');
  await site.close();
});

const [CHUNK = ''] = readdirSync(`${DIST}/p/concepts`)
  .filter((file) => /^entry-points\.[0-9a-f]+\.js$/.test(file))
  .map((file) => `/p/concepts/${file}`);

test.each(['404', 'wrong type', 'wrong bytes', 'truncated'] as const)(
  'a hashed file spoiled by "%s" is not kept: the next load has it whole',
  async (fault) => {
    const site = await workerSite(browser);
    const { page, server } = site;
    const ask = () =>
      page.evaluate(
        (path) =>
          fetch(path, { cache: 'no-store' })
            .then((response) => response.text())
            .catch(() => ''),
        CHUNK,
      );
    await visitAndKeep(site, READ);
    server.spoil({ paths: /^\/p\//, fault });
    await ask();
    expect(new Set(server.spoiled)).toEqual(new Set([CHUNK]));
    server.spoil(null);
    expect(await ask()).toBe(readFileSync(DIST + CHUNK, 'utf8'));
    expect(server.asked).toEqual([CHUNK]);
    await expect.poll(() => keptPaths(page), SOON).toContain(CHUNK);
    await site.close();
  },
);

test('a foreign page in the place of ours is shown, and our copy stays', async () => {
  const site = await workerSite(browser);
  const { page, server } = site;
  await visitAndKeep(site, READ);
  server.spoil({ paths: /^\/concepts\/$/, fault: 'wrong bytes' });
  await page.reload();
  expect(await page.title()).toBe('Another page');
  site.unplug();
  await page.goto(server.origin + READ);
  expect(await heading(page)).toBe('Concepts');
  expect(await line(page).innerText()).toMatch(LINE);
  await site.close();
});

test('a new release is read on the first visit after it, whatever is kept', async () => {
  const site = await switchedSite(DIST);
  const { page, close } = await workerSite(browser, site.origin);
  await page.goto(site.origin + READ, { waitUntil: 'load' });
  await untilKept(page, READ);
  const old = readFileSync(`${DIST}${READ}index.html`, 'utf8');
  site.show(site.copy({ [`${READ}index.html`]: old.replaceAll('Concepts', 'Ideas') }));
  await page.reload();
  expect(await page.title()).toBe('Ideas | webpack');
  expect(await line(page).count()).toBe(0);
  await site.close();

  // And that is what is kept of it from now on.
  await page.reload();
  expect(await page.title()).toBe('Ideas | webpack');
  expect(await line(page).innerText()).toMatch(LINE);
  await close();
});
