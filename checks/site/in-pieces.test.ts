// A document that arrives in pieces, as over a slow line, is drawn before it is whole: nothing on the screen may move.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { drawn, open, origin } from './browser.ts';
import { onePerLayout, routes } from './routes.ts';

const PARTS = ['/vote/', '/configuration/output/', '/api/', '/no/such/page/'];
const LAYOUTS = onePerLayout(routes()).filter(({ layout }) => layout !== 'printable');
const PATHS = [...new Set([...LAYOUTS.map(({ path }) => path), ...PARTS])];
const WIDTHS = [320, 1280];
/** Of what is in the body. The rest, far from any first screen, comes at once. */
const PIECE = 2500;
const PIECES = 30;
const NEXT = '/next-piece';

type Change = (html: string) => string;

/** The site as nginx serves it, but a document goes on only when the page asks for its next piece. */
async function inPieces(change: Change): Promise<{ address: string; close(): void }> {
  let next: () => void = () => {};
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (url === NEXT) {
      next();
      response.writeHead(204).end();
      return;
    }
    const { accept = '*/*' } = headers;
    const answer = await fetch(origin + url, {
      headers: { accept, 'accept-encoding': 'identity' },
    });
    const passed = [...answer.headers].filter(([name]) => !/encoding|length|connection/.test(name));
    response.writeHead(answer.status, Object.fromEntries(passed));
    if (!accept.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    for (const piece of cut(change(await answer.text()))) {
      response.write(piece);
      await new Promise<void>((done) => {
        next = done;
      });
    }
    response.end();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => end(server) };
}

function end(server: ReturnType<typeof createServer>): void {
  server.closeAllConnections();
  server.close();
}

function cut(html: string): string[] {
  const body = html.indexOf('<body');
  const starts = Array.from({ length: PIECES }, (_, index) => body + (index + 1) * PIECE);
  return [0, ...starts].map((start, index) => html.slice(start, starts[index]));
}

/** Asks for a piece when the one before is drawn; or cannot be, because drawing is held back. */
function askForPieces(path: string): void {
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  const held = (): Promise<unknown> => new Promise((done) => setTimeout(done, 100));
  const ask = async (): Promise<void> => {
    while (document.readyState === 'loading') {
      await Promise.race([frame().then(frame), held()]);
      await fetch(path);
    }
  };
  void ask();
}

/** `shift`: of what arrived, and of everything later but the lists beside the page, which unfold where the reader is. */
function watchShift(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  const inRail = ({ node }: { node: Node | null }): boolean =>
    (node instanceof Element ? node : node?.parentElement)?.closest('[data-rail]') != null;
  new PerformanceObserver((list) => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const parsed = document?.domInteractive || Number.POSITIVE_INFINITY;
    for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
      if (entry.startTime > parsed && entry.sources.every(inRail)) continue;
      seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

interface Shift {
  value: number;
  sources: { node: Node | null }[];
}

async function shiftOf(address: string, width: number): Promise<number> {
  const { page, close } = await open(browser, { viewport: { width, height: 800 } });
  await page.addInitScript(watchShift);
  await page.addInitScript(askForPieces, NEXT);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await drawn(page);
  const shift = await page.evaluate(
    () => (window as unknown as { seen: { shift: number } }).seen.shift,
  );
  await close();
  return shift;
}

let browser: Browser;
let site: Awaited<ReturnType<typeof inPieces>>;
beforeAll(async () => {
  browser = await launch();
  site = await inPieces((html) => html);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

for (const width of WIDTHS) {
  test.each(PATHS)(`at ${width} px %s does not move`, async (path) => {
    expect(await shiftOf(site.address + path, width)).toBe(0);
  });
}

/** Of a heading that comes with one of the last pieces; which of them has one depends on the page's words. */
async function lateHeading(path: string): Promise<string> {
  const html = cut(await (await fetch(origin + path)).text()).slice(PIECES - 8, PIECES);
  return /<h[23] id="([^"]+)"/.exec(html.join(''))?.[1] ?? 'none';
}

test.each(WIDTHS)('at %i px a fragment far down is found, and nothing moves', async (width) => {
  const path = '/configuration/output/';
  const address = `${site.address}${path}#${await lateHeading(path)}`;
  expect(address).not.toContain('#none');
  expect(await shiftOf(address, width)).toBe(0);
});

test('a document that is drawn from its first piece on moves', async () => {
  const eager = await inPieces((html) => html.replace(/<link rel="expect"[^>]*>/, ''));
  expect(await shiftOf(`${eager.address}/vote/`, 320)).toBeGreaterThan(0);
  eager.close();
});
