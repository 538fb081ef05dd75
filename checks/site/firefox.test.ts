// A second engine: ten screens, drawer, search, theme and offline in Debian's Firefox; part of check:full.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Served, serve } from '../../hosting/serve.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { type Firefox, startFirefox } from './firefox.ts';

const SCREENS = {
  '/': 'webpack',
  '/concepts/': 'Concepts | webpack',
  '/configuration/output/': 'Output | webpack',
  '/loaders/': 'Loaders | webpack',
  '/glossary/': 'Glossary | webpack',
  '/organization/': 'The Organization | webpack',
  '/starter-kits/': 'Starter Kits | webpack',
  '/blog/': 'Blog | webpack',
  '/search/': 'Search | webpack',
  '/no-such-page/': 'Page Not Found | webpack',
};

const HYDRATED = `Object.keys(document.getElementById('root').firstElementChild).some((key) => key.startsWith('__react'))`;

describe.skipIf(!process.env['CHECK_FULL'])('in Firefox', { timeout: 120_000 }, () => {
  let firefox: Firefox;
  // Of its own, because it is stopped on the way.
  let site: Served;
  beforeAll(async () => {
    site = await serve({ dist: buildPaths().dist });
    firefox = await startFirefox();
    await firefox.size(1280, 800);
  });
  afterAll(async () => {
    await firefox?.close();
    await site?.close();
  });

  const show = async (path: string): Promise<void> => {
    await firefox.goTo(site.origin + path);
    await firefox.until(HYDRATED);
  };
  const click = (selector: string): Promise<unknown> =>
    firefox.evaluate(`document.querySelector(${JSON.stringify(selector)}).click()`);

  test.each(Object.entries(SCREENS))('%s is shown, hydrated and quiet', async (path, title) => {
    firefox.complaints.length = 0;
    await show(path);
    await firefox.until(`document.title === ${JSON.stringify(title)}`);
    expect(
      await firefox.evaluate('document.querySelector("main").innerText.length'),
    ).toBeGreaterThan(100);
    expect(await firefox.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    const own = firefox.complaints.filter((line) => !OUTSIDE.test(line));
    expect(own).toEqual([]);
  });

  test('an error of a script is noticed', async () => {
    firefox.complaints.length = 0;
    await firefox.evaluate('setTimeout(() => { throw new Error("on purpose"); })');
    await expect.poll(() => firefox.complaints.join('\n')).toContain('on purpose');
  });

  test('a click shows the next page in the same document, Back the one before', async () => {
    await show('/concepts/');
    await firefox.evaluate('void (window.sameDocument = true)');
    await click('#section-nav a[href="/concepts/output/"]');
    await firefox.until('document.title === "Output | webpack"');
    await firefox.evaluate('history.back()');
    await firefox.until('document.title === "Concepts | webpack"');
    expect(await firefox.evaluate('window.sameDocument')).toBe(true);
  });

  test('the drawer opens, leads to another page and closes', async () => {
    await firefox.size(390, 844);
    await show('/concepts/');
    await click('header button[aria-label="Menu"]');
    await firefox.until(
      'document.querySelector("#drawer a[href=\\"/concepts/output/\\"]")?.checkVisibility()',
    );
    await click('#drawer a[href="/concepts/output/"]');
    await firefox.until('document.title === "Output | webpack"');
    await firefox.until('document.querySelectorAll("[inert]").length === 0');
    await firefox.size(1280, 800);
  });

  test('the search finds an option by its name', async () => {
    await show('/concepts/');
    await firefox.press('/');
    await firefox.until(
      'document.activeElement.matches("input[aria-label=\\"Search the docs\\"]")',
    );
    for (const letter of 'output.filename') await firefox.press(letter);
    await firefox.until(
      'document.querySelector("[role=option]")?.innerText.includes("output.filename")',
    );
    await firefox.press(ENTER);
    await firefox.until(
      'location.pathname + location.hash === "/configuration/output/#outputfilename"',
    );
  });

  test('a chosen theme is kept', async () => {
    await show('/concepts/');
    const theme = 'document.documentElement.dataset.theme ?? "system"';
    const before = await firefox.evaluate(theme);
    await click('header button[aria-label*="heme"]');
    const after = await firefox.evaluate(theme);
    expect(after).not.toBe(before);
    await show('/glossary/');
    expect(await firefox.evaluate(theme)).toBe(after);
  });

  test('without a server a visited page is there, dated, and any other is the offline page', async () => {
    await show('/concepts/');
    await firefox.until('navigator.serviceWorker.ready.then(() => true)');
    await show('/concepts/output/');
    await firefox.until('navigator.serviceWorker.controller');
    await site.close();
    await show('/concepts/output/');
    expect(await firefox.evaluate('document.body.innerText')).toContain('Offline copy');
    expect(await firefox.evaluate('document.querySelector("h1").innerText')).toBe('Output');
    await firefox.goTo(`${site.origin}/concepts/loaders/`);
    expect(await firefox.evaluate('document.title')).toBe('Offline | webpack');
  });
});

/** Enter in WebDriver's numbering of keys. */
const ENTER = '\uE007';

/** Hosts that cannot be reached from a closed machine: badges and pictures. */
const OUTSIDE = /shields\.io|githubusercontent|github\.com|opencollective/;
