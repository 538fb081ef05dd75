// Opens a built example in Chromium and says in what the page differs from what was promised.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import type { BrowserExpectation } from './schema.ts';

const TRIES = 100;
const PAUSE_MS = 50;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Loaded and started when the first example needs it, shared by all. */
export class Browsers {
  #browser: Promise<Browser> | null = null;

  async check(folder: string, expected: BrowserExpectation): Promise<string[]> {
    this.#browser ??= import('../chromium.ts').then(({ launch }) => launch());
    const server = expected.from === 'server' ? await serve(folder) : null;
    const root = server?.root ?? `${pathToFileURL(folder).href}/`;
    const page = await (await this.#browser).newPage();
    try {
      return await differences(page, root, expected);
    } finally {
      await page.close();
      server?.close();
    }
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}

async function differences(
  page: Page,
  root: string,
  expected: BrowserExpectation,
): Promise<string[]> {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text().replaceAll(root, '{root}')));
  page.on('pageerror', (error) => {
    printed.push(`Uncaught ${error.message.replaceAll(root, '{root}')}`);
  });
  page.setDefaultTimeout(30_000);
  await page.goto(root + expected.page, { waitUntil: 'load' });
  if (expected.click !== undefined) await page.click(expected.click);
  // What a click starts ends a little later; what never comes is what is left at the end.
  for (let tries = 0; tries < TRIES; tries++) {
    if ((await look(page, printed, expected)).length === 0) break;
    await sleep(PAUSE_MS);
  }
  // And a line too many comes after the others.
  await sleep(PAUSE_MS);
  return look(page, printed, expected);
}

async function look(
  page: Page,
  printed: readonly string[],
  expected: BrowserExpectation,
): Promise<string[]> {
  const result: string[] = [];
  const compare = (what: string, real: unknown, wanted: unknown) => {
    if (isDeepStrictEqual(real, wanted)) return;
    result.push(`${what} is ${JSON.stringify(real)}, not ${JSON.stringify(wanted)}`);
  };
  for (const [selector, text] of Object.entries(expected.text)) {
    compare(`the text of ${selector}`, await first(page, selector), text);
  }
  for (const [selector, styles] of Object.entries(expected.styles)) {
    for (const [property, value] of Object.entries(styles)) {
      compare(`${property} of ${selector}`, await first(page, selector, property), value);
    }
  }
  compare('the console', printed, expected.console);
  return result;
}

/** Text of the first match, or one of its computed styles; null if nothing matches. */
function first(page: Page, selector: string, property = ''): Promise<string | null> {
  // A string, because this code has no types of the browser.
  return page.evaluate(
    `(() => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (element === null) return null;
      const property = ${JSON.stringify(property)};
      return property ? getComputedStyle(element).getPropertyValue(property) : element.textContent.trim();
    })()`,
  );
}

async function serve(folder: string): Promise<{ root: string; close(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, decodeURIComponent(pathname));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { root: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
