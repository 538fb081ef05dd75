// One way to open the shipped site in Debian's Chromium and to hear everything it complains about.
import { type Browser, type BrowserContextOptions, errors, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { answerOutside, mayAsk } from './outside.ts';

export const origin = inject('origin');

export interface Visit {
  page: Page;
  /** Console warnings and errors, exceptions, CSP reports, failed and third-party requests. */
  complaints: string[];
  /** Paths of everything requested from the site, in order. */
  requests: string[];
  close(): Promise<void>;
}

const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

/** A fresh context whose complaints are collected from before the first byte. */
export async function open(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Requests of a service worker would pass by `page.route`; tests about it allow it.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  // Ends what hangs; how long a busy machine takes is nobody's fault.
  page.setDefaultTimeout(120_000);
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (message.text() === WORKER_BLOCKED) return;
    if (['warning', 'error'].includes(message.type())) {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  await answerOutside(page);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) requests.push(url.pathname);
    else if (!mayAsk(new URL(page.url()).pathname, request.url())) {
      complaints.push(`third-party request: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // Left unfinished because a test, or the page itself, went on: no answer of the server was bad.
    // (The icon and /release.json are asked for late, and a quick walk cuts them off.)
    if (request.failure()?.errorText === 'net::ERR_ABORTED') return;
    complaints.push(`request failed: ${request.url()}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP report: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { page, complaints, requests, close: () => context.close() };
}

/**
 * Waits until React has taken over: it marks the root's first element, and only after that the site
 * listens, to keys too. The class is set together with the listeners.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const first = document.getElementById('root')?.firstElementChild;
      return (
        first !== null &&
        first !== undefined &&
        Object.keys(first).some((key) => key.startsWith('__react')) &&
        document.documentElement.classList.contains('drawer-ready')
      );
    },
    undefined,
    { polling: 20 },
  );
}

const FRAME_LIMIT_MS = 60_000;
/** More than anything waits for. */
const FRAMES = 3;

/**
 * For whatever waits for frames: Chromium without a screen sometimes draws none on a busy machine,
 * and `page.evaluate` would wait without end. vitest.config.ts starts a test anew after this error,
 * and after no other: where a frame was drawn, what is waited for is at fault.
 * `until` runs in the page; what it gives must be truthy.
 */
export async function inFrames<T, A = undefined>(
  page: Page,
  until: (argument: A) => Promise<T>,
  { argument, limit = FRAME_LIMIT_MS }: { argument?: A; limit?: number } = {},
): Promise<T> {
  await page.evaluate((frames) => {
    const next = (left: number): void => {
      Object.assign(window, { framesLeft: left });
      if (left > 0) requestAnimationFrame(() => next(left - 1));
    };
    next(frames);
  }, FRAMES);
  try {
    const wait = { polling: limit, timeout: limit };
    const given = await page.waitForFunction(until as (argument: unknown) => T, argument, wait);
    return (await given.jsonValue()) as T;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    if (await page.evaluate(() => Reflect.get(window, 'framesLeft') === 0)) throw error;
    throw new Error(`${page.url()} drew no frame in ${limit / 1000} s.`, { cause: error });
  }
}

/** Fonts have come, and two frames: effects and late shifts are in the second. */
export function drawn(page: Page, limit = FRAME_LIMIT_MS): Promise<true> {
  const until = async (): Promise<true> => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return true;
  };
  return inFrames(page, until, { limit });
}
