// `npm start` on a copy of the project looks like the built site, and edits show up without a reload.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { drawn, hydrated, open, origin } from './browser.ts';
import { differences, type Look, looks, withOwnTypeface } from './looks.ts';

// The first page waits for webpack, and on a new machine for the reference.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const copy = mkdtempSync(join(tmpdir(), 'dev-'));
let server: ChildProcess;
let address: string;
let said = '';
let browser: Browser;
let page: Page;
/** Everything the page has complained about. */
let complaints: string[];

const startDev = (port: string): ChildProcess =>
  spawn(process.execPath, ['tools/start/start.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

beforeAll(async () => {
  const code = ['src', 'hosting', 'proof', 'tools'];
  const texts = ['data', 'content', 'examples', 'external', 'package.json', 'package-lock.json'];
  for (const part of [...code, ...texts]) {
    cpSync(join(PROJECT_ROOT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));
  server = startDev('0');
  address = await new Promise<string>((resolve, reject) => {
    const listen = (data: Buffer): void => {
      said += data;
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (url) resolve(url);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', (code) => reject(new Error(`The dev server ended with ${code}: ${said}`)));
  });
  browser = await launch();
  ({ page, complaints } = await open(browser));
});
afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(copy, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const sameDocument = (): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

/** One page of each layout, and every screen with a sheet or code of its own. */
const PAGES = [
  '/',
  '/plugins/banner-plugin/',
  '/branding/',
  '/blog/2020-10-10-webpack-5-release/',
  '/blog/',
  '/loaders/',
  '/organization/',
  '/starter-kits/',
  '/vote/',
  '/search/',
  '/migrate/printable/',
  '/no/such/page/',
];

/** The home page throws dice for its list of sponsors; both must see the same. */
const loadDice = (on: Page): Promise<unknown> =>
  on.addInitScript(() => Object.assign(Math, { random: () => 0.99 }));

async function show(on: Page, url: string): Promise<void> {
  await withOwnTypeface(on, async () => {
    await on.goto(url, { waitUntil: 'load' });
    await on.locator('main').first().waitFor();
    // A printable page of the built site has no React.
    if (!url.endsWith('/printable/')) await hydrated(on);
    await drawn(on);
  });
}

describe('the same as the built site', () => {
  let built: Page;
  beforeAll(async () => {
    built = (await open(browser)).page;
    await Promise.all([loadDice(page), loadDice(built)]);
  });

  test.each(PAGES)('%s', async (path) => {
    await Promise.all([show(page, address + path), show(built, origin + path)]);
    expect(await page.title()).toBe(await built.title());
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 390],
    ] as const) {
      const seen = async (each: Page): Promise<Look[]> => {
        await each.setViewportSize({ width, height: 800 });
        await each.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await drawn(each);
        return looks(each);
      };
      // Parts that come alive after load take their time, on either side.
      await expect
        .poll(async () => differences(await seen(page), await seen(built)), { timeout: 60_000 })
        .toEqual([]);
    }
    expect((await looks(page)).length, 'elements').toBeGreaterThan(20);
  });

  test('control: a document that names no style is seen', async () => {
    const bare = (await open(browser)).page;
    await bare.route(`${address}/concepts/`, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll(/<link rel="stylesheet"[^>]*>/g, '');
      await route.fulfill({ response, body: text });
    });
    await bare.goto(`${address}/concepts/`, { waitUntil: 'load' });
    await hydrated(bare);
    await show(built, `${origin}/concepts/`);
    await built.setViewportSize({ width: 1280, height: 800 });
    await built.emulateMedia({ colorScheme: 'light' });
    const found = differences(await looks(bare), await looks(built)).join('\n');
    for (const property of ['fontFamily', 'color', 'width', 'display']) {
      expect(found).toContain(` ${property} `);
    }
    await bare.context().close();
  });
});

describe('edits, in the same document', () => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${address}/concepts/`);
    await page.locator('h1', { hasText: 'Concepts' }).waitFor();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  });

  test('an edited page', async () => {
    edit('content/concepts/index.md', '\n## ', '\n## Edited heading\n\nEdited words.\n\n## ');
    await page.locator('#article', { hasText: 'Edited words.' }).waitFor();
    await page.locator('#section-nav', { hasText: 'Edited heading' }).waitFor();
    expect(await sameDocument()).toBe(true);
  });

  test('an edited component', async () => {
    edit('src/site/frame/skip-link/SkipLink.tsx', 'Skip to content', 'Skip to the edited content');
    await page.getByText('Skip to the edited content').waitFor({ state: 'attached' });
    expect(await sameDocument()).toBe(true);
  });

  test('an edited style', async () => {
    const before = await page
      .locator('footer')
      .evaluate((footer) => getComputedStyle(footer).color);
    edit(
      'src/site/frame/footer/Footer.module.css',
      '.footer {',
      '.footer {\n  outline: 3px solid red;',
    );
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('footer') as Element).outlineWidth === '3px',
    );
    expect(await page.locator('footer').evaluate((each) => getComputedStyle(each).color)).toBe(
      before,
    );
    expect(await sameDocument()).toBe(true);
  });

  test('a page with a mistake says what and where; mending it brings the page back', async () => {
    edit('content/concepts/index.md', 'Edited words.', '<b>Edited words.</b>');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/content\/concepts\/index\.md:\d+ {2}HTML in a page/);
    edit('content/concepts/index.md', '<b>Edited words.</b>', 'Mended words.');
    await page.locator('#article', { hasText: 'Mended words.' }).waitFor();
    expect(await sameDocument()).toBe(true);
  });

  const FENCE = '```js file="webpack.config.js"\nexport default { entyr: "./src/index.js" };\n```';
  test.each([
    ['a link to no page', '[Mended words.](/concepts/modulse/)', '"/concepts/modules/"'],
    ['a link to no heading', '[Mended words.](#edited-haeding)', '"edited-heading"'],
    ['a misspelled word', 'Mended wrods.', '"wrods" is not in the dictionary'],
    ['a banned word', 'Simply mended words.', '"Simply"'],
    ['an invalid configuration', `Mended words.\n\n${FENCE}`, 'Did you mean "entry"?'],
  ])(
    '%s: the page is shown, then what is wrong, until it is mended',
    async (_kind, wrong, says) => {
      edit('content/concepts/index.md', 'Mended words.', wrong);
      await page.locator('#article', { hasText: /mended w(?:o|r)/i }).waitFor();
      const alert = page.getByRole('alert');
      await alert.waitFor();
      expect(await alert.innerText()).toMatch(/content\/concepts\/index\.md:\d+/);
      expect(await alert.innerText()).toContain(says);
      expect(said).toContain(says);
      expect(await page.locator('#article h2').count()).toBeGreaterThan(1);
      edit('content/concepts/index.md', wrong, 'Mended words.');
      await alert.waitFor({ state: 'detached' });
      expect(await sameDocument()).toBe(true);
    },
  );

  test('a word that is added to the dictionary is no mistake any more', async () => {
    edit('content/concepts/index.md', 'Mended words.', 'Mended wurdz.');
    const alert = page.getByRole('alert').filter({ hasText: 'wurdz' });
    await alert.waitFor();
    const words = readFileSync(join(copy, 'proof/prose/dictionary.txt'), 'utf8');
    writeFileSync(join(copy, 'proof/prose/dictionary.txt'), `${words}wurdz\n`);
    await alert.waitFor({ state: 'detached' });
    edit('content/concepts/index.md', 'Mended wurdz.', 'Mended words.');
  });

  test('what is wrong with one page is not said of the next', async () => {
    edit('content/concepts/index.md', 'Mended words.', 'Mended wrods.');
    await page.getByRole('alert').waitFor();
    await page.locator('#section-nav a[href="/concepts/modules/"]').click();
    await page.locator('h1', { hasText: 'Modules' }).waitFor();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('alert').waitFor();
    expect(await sameDocument()).toBe(true);
    edit('content/concepts/index.md', 'Mended wrods.', 'Mended words.');
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

test('after edits a document is whole, and its sidebar opens the headings of another', async () => {
  await page.goto(`${address}/concepts/`);
  const other = page.locator('#section-nav li:has(> div > a[href="/concepts/modules/"])');
  await other.locator('button').click();
  await other.locator('a[href*="#"]').first().waitFor();
  expect(complaints.filter((complaint) => complaint.startsWith('exception'))).toEqual([]);
});

test('a class that does not exist is reported at its line of the file', async () => {
  const file = 'src/site/frame/footer/FooterContent.tsx';
  const lines = readFileSync(join(copy, file), 'utf8').split('\n');
  const line = lines.findIndex((each) => each.includes('styles.columns')) + 1;
  edit(file, 'styles.columns', 'styles.noSuchClass');
  await vi.waitFor(() => expect(said).toContain('noSuchClass'), { timeout: 60_000 });
  expect(said).toMatch(new RegExp(`FooterContent\\.tsx ${line}:\\d+-\\d+\n.*'noSuchClass'`));
  edit(file, 'styles.noSuchClass', 'styles.columns');
});

test('a busy port: what is wrong and the way out, no stack', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as { port: number };
  const second = startDev(String(port));
  let text = '';
  second.stdout?.on('data', (data) => {
    text += data;
  });
  second.stderr?.on('data', (data) => {
    text += data;
  });
  const code = await new Promise((ended) => second.once('close', ended));
  other.close();
  expect(code).toBe(1);
  expect(text).toContain(`Port ${port} cannot be used`);
  expect(text).toContain(`PORT=${port + 1} npm start`);
  expect(text).not.toMatch(/^\s+at /m);
});
