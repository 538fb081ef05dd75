// What the Content-Security-Policy is for: planted things do nothing and are reported, and each host is reached from its page only.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { hydrated, open, origin } from './browser.ts';
import { serveChanged } from './changed-site.ts';
import { BADGE, ISSUE } from './outside.ts';
import { type Found, visitPlanted } from './planted.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SINK = 'require-trusted-types-for trusted-types-sink';
const PLANTS: readonly [what: string, report: string][] = [
  ['inline script', 'script-src-elem inline'],
  ['style attribute', 'style-src-attr inline'],
  ['style element', 'style-src-elem inline'],
  ['handler', 'script-src-attr inline'],
  ['javascript: address', 'script-src-elem inline'],
  ['foreign picture.example', 'img-src https://picture.example/a.svg'],
  ['foreign frame.example', 'frame-src https://frame.example'],
  ['foreign script.example', 'script-src-elem https://script.example/a.js'],
  ['foreign connect.example', 'connect-src https://connect.example/'],
  ['eval', `${SINK} eval|planted`],
  ['Function', `${SINK} Function|`],
  ['innerHTML', `${SINK} Element innerHTML|<img`],
  ['script address', `${SINK} HTMLScriptElement src|/search-index.json`],
  ['second policy', 'trusted-types trusted-types-policy planted'],
];
const NAMES = PLANTS.map(([what]) => what).sort();

describe('planted in a page', () => {
  let found: Found;
  beforeAll(async () => {
    found = await visitPlanted(browser);
  });

  test.each(PLANTS)('%s is blocked and reported', (what, report) => {
    expect(found.ran).not.toContain(what);
    const same = PLANTS.filter((plant) => plant[1] === report);
    const told = found.reports.filter((each) => each.startsWith(report));
    expect(told.length, found.reports.join('\n')).toBeGreaterThanOrEqual(same.length);
  });
});

test('without the policy every plant runs and nothing is reported', async () => {
  const { ran, reports } = await visitPlanted(browser, {
    withoutMeta: true,
    conf: (text) => text.replace(/^ *add_header Content-Security-Policy .*$/m, ''),
  });
  expect(ran).toEqual(NAMES);
  expect(reports).toEqual([]);
});

const withoutTrustedTypes = (conf: string): string =>
  conf.replace("; require-trusted-types-for 'script'; trusted-types default", '');

test('a browser without Trusted Types still blocks all but what only they know of', async () => {
  const { ran, reports } = await visitPlanted(browser, { conf: withoutTrustedTypes });
  expect(ran).toEqual(['script address', 'second policy']);
  expect(reports).toContain('script-src eval');
});

test('such a browser shows and changes pages as any other', async () => {
  const site = await serveChanged({ files: {}, conf: withoutTrustedTypes });
  const { page, complaints, close } = await open(browser);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'trustedTypes'));
  await page.goto(`${site.origin}/concepts/`, { waitUntil: 'load' });
  await hydrated(page);
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(false);
  await page.locator('#section-nav a[href="/concepts/entry-points/"]').click();
  await page.waitForFunction(() => document.title.startsWith('Entry Points'));
  const own = complaints.filter((line) => !line.includes(`third-party request: ${site.origin}/`));
  expect(own).toEqual([]);
  await close();
  await site.close();
});

/** Whether a script of the page may ask the host; reports come as complaints. */
const mayFetch = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    fetch('https://api.github.com/repos/webpack/webpack/issues/1').then(
      () => true,
      () => false,
    ),
  );
const mayShow = (page: Page, src: string): Promise<boolean> =>
  page.evaluate((address) => {
    const image = new Image();
    image.src = address;
    return image.decode().then(
      () => true,
      () => false,
    );
  }, src);
const SHIELD = 'https://img.shields.io/npm/v/webpack';
const AVATAR = 'https://github.com/webpack.png?size=90';
const SPONSOR = 'https://images.opencollective.com/a.svg';

test.each([
  ['/', { api: false, badge: false, avatar: true, sponsor: true }],
  ['/concepts/', { api: false, badge: false, avatar: true, sponsor: true }],
  ['/search/', { api: false, badge: false, avatar: true, sponsor: true }],
  ['/no/such/page/', { api: false, badge: false, avatar: true, sponsor: true }],
  ['/vote/', { api: true, badge: false, avatar: true, sponsor: false }],
  ['/organization/', { api: false, badge: true, avatar: true, sponsor: false }],
  ['/guides/printable/', { api: false, badge: false, avatar: false, sponsor: false }],
  ['/app-shell/', { api: false, badge: false, avatar: false, sponsor: false }],
])('%s may ask other hosts: %o', async (path, expected) => {
  const { page, complaints, close } = await open(browser);
  await page.route(SPONSOR, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await page.addInitScript(() => Object.assign(window, { print() {} }));
  await page.goto(origin + path, { waitUntil: 'load' });
  const may = {
    api: await mayFetch(page),
    badge: await mayShow(page, SHIELD),
    avatar: await mayShow(page, AVATAR),
    sponsor: await mayShow(page, SPONSOR),
  };
  expect(may).toEqual(expected);
  const refused = Object.values(may).filter((allowed) => !allowed);
  const reports = () =>
    complaints.filter((line) => /CSP report: (?:img|connect)-src https:/.test(line));
  await expect.poll(() => reports().length).toBe(refused.length);
  await close();
});

test.each([
  ['/vote/', 'header', ISSUE],
  ['/organization/', 'footer', BADGE],
])(
  'a link to %s loads its document, and so does every link from there',
  async (path, part, host) => {
    const { page, complaints, requests, close } = await open(browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (host.test(request.url())) asked.push(request.url());
    });
    const mark = () => page.evaluate(() => Object.assign(window, { before: true }) && true);
    const sameDocument = () => page.evaluate(() => 'before' in window);
    await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
    await hydrated(page);
    await mark();
    const link = page.locator(`${part} a[href="${path}"]`).first();
    await link.hover();
    await page.waitForTimeout(200);
    await link.click();
    await page.waitForURL(origin + path);
    await hydrated(page);
    expect(await sameDocument()).toBe(false);
    await page.locator('[data-island]').first().scrollIntoViewIfNeeded();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    // Nothing was fetched ahead that a document load does not use.
    expect(requests.filter((each) => /^\/[ps]\//.test(each))).toEqual([]);

    await mark();
    await page.locator('header a[href="/concepts/"]').first().click();
    await page.waitForURL(`${origin}/concepts/`);
    await hydrated(page);
    expect(await sameDocument()).toBe(false);
    await page.goBack();
    await page.waitForURL(origin + path);
    await hydrated(page);
    expect(complaints).toEqual([]);
    await close();
  },
);

const tamper = (text: string): string => `${text} `;

test.each([
  ['runtime', '/concepts/', 'js'],
  ['main', '/concepts/', 'js'],
  ['late', '/concepts/output/', 'css'],
  ['home', '/', 'js'],
  ['home', '/', 'css'],
  ['print', '/guides/printable/', 'js'],
])(
  'a %s file of %s with one byte more is refused (%s), and the text is there',
  async (name, path, type) => {
    const html = await (await fetch(origin + path)).text();
    const file = new RegExp(`="/(assets/${name}\\.[0-9a-f]+\\.${type})" integrity=`).exec(
      html,
    )?.[1];
    expect(file).toBeDefined();
    const site = await serveChanged({ files: { [String(file)]: tamper } });
    const { page, complaints, close } = await open(browser);
    let printed = false;
    await page.exposeFunction('print', () => {
      printed = true;
    });
    await page.goto(site.origin + path, { waitUntil: 'load' });
    await expect
      .poll(() => complaints.join('\n'), { timeout: 60_000 })
      .toContain("digest in the 'integrity' attribute");
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(300);
    expect(printed).toBe(false);
    await close();
    await site.close();
  },
);

test('a copy with no byte changed is taken', async () => {
  const site = await serveChanged({ files: {} });
  const { page, complaints, close } = await open(browser);
  await page.goto(`${site.origin}/`, { waitUntil: 'load' });
  await hydrated(page);
  expect(complaints.join('\n')).not.toContain('integrity');
  await close();
  await site.close();
});

test('the browser knows every feature that the policy of permissions switches off', async () => {
  const { page, close } = await open(browser);
  const response = await page.goto(`${origin}/concepts/`);
  const named = (await response?.headerValue('permissions-policy'))?.split(', ') ?? [];
  const { known, allowed } = await page.evaluate(() => {
    const { featurePolicy } = document as unknown as {
      featurePolicy: { features(): string[]; allowedFeatures(): string[] };
    };
    return { known: featurePolicy.features(), allowed: featurePolicy.allowedFeatures() };
  });
  const features = named.map((each) => each.replace('=()', ''));
  expect(features.length).toBeGreaterThan(10);
  expect(features.filter((feature) => !known.includes(feature))).toEqual([]);
  expect(features.filter((feature) => allowed.includes(feature))).toEqual([]);
  expect(allowed).toContain('clipboard-write');
  await close();
});
