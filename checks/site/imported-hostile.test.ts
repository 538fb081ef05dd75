// What is left of every hostile README, in Chromium under the site's policy: nothing runs, loads or leaves.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { ATTACKS } from '../../src/pipeline/imported/hostile/corpus.ts';
import { importSample } from '../../src/pipeline/imported/testing/import-sample.ts';
import { open, origin } from './browser.ts';

const PAGE = `${origin}/hostile/`;
const SETTLED_MS = 1_000;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Outcome {
  events: string[];
  elements: number;
  policy: string;
}

/** Shows the body with the headers of a real page, touches every element, and tells what happened. */
async function visit(body: string): Promise<Outcome> {
  const { page, complaints, close } = await open(browser);
  const events = complaints;
  page.on('dialog', (dialog) => {
    events.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => events.push(`popup: ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame.url() !== PAGE) events.push(`navigation: ${frame.url()}`);
  });
  page.on('worker', (worker) => events.push(`worker: ${worker.url()}`));
  const real = await fetch(`${origin}/concepts/`);
  const policy = real.headers.get('content-security-policy') ?? '';
  await page.route(PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><head><title>Hostile</title></head><body><main>${body}</main></body></html>`,
    }),
  );
  await page.goto(PAGE, { waitUntil: 'load' });
  const elements = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main *')];
    for (const element of all) {
      if (element instanceof HTMLDetailsElement) element.open = true;
      element.focus?.();
      for (const type of ['mouseover', 'mouseenter', 'pointerdown', 'focus', 'dragstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      // Elsewhere is where a link may lead; that it runs nothing is what matters.
      if (!(element instanceof HTMLAnchorElement) || element.protocol === 'javascript:') {
        element.click?.();
      }
    }
    return all.length;
  });
  await page.waitForTimeout(SETTLED_MS);
  if (await page.evaluate(() => 'pwned' in window)) events.push('a script ran');
  await close();
  return { events, elements, policy };
}

test('no attack runs a script, breaks the policy, asks another host or leaves the page', async () => {
  const bodies = ATTACKS.map(({ readme }) => importSample(readme).html);
  const small = bodies.filter((html) => html.length < 200_000);
  expect(small.length).toBeGreaterThanOrEqual(ATTACKS.length - 10);
  const { events, elements, policy } = await visit(small.join('\n<hr>\n'));
  expect(policy).toContain("script-src 'self'");
  expect(elements).toBeGreaterThan(500);
  expect(events).toEqual([]);
}, 120_000);

test.each([
  ['a handler', '<img src="/nowhere.png" onerror="window.pwned=1">', /CSP report: script-src-attr/],
  ['a script', '<script>window.pwned=1</script>', /CSP report: script-src-elem/],
  [
    'a frame',
    '<iframe src="https://attacker.example"></iframe>',
    /CSP report: (?:frame|child|default)-src/,
  ],
  ['a picture', '<img src="https://attacker.example/x.png">', /CSP report: img-src/],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=/concepts/">', /navigation/],
])('%s that came through would be noticed', async (_name, body, expected) => {
  const { events } = await visit(body).catch((error: Error) => ({
    events: [`navigation: ${error.message}`],
  }));
  expect(events.join('\n')).toMatch(expected);
});
