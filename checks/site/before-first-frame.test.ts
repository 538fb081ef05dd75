// Before its first frame a page needs its document and nothing else: what is asked for, weighed and laid out until then.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { hydrated, open, origin } from './browser.ts';
import { overBudget, visitBytes } from './measure.ts';
import { DIST } from './routes.ts';

const PAGE = '/concepts/entry-points/';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Fault {
  /** What the document becomes on its way. */
  html?: (html: string) => string;
  /** Runs in the page before anything else. */
  script?: () => void;
}

interface Before {
  requests: string[];
  layouts: number;
}

/** A frame that takes long is no reason to ask early: only the frame itself is, in these tests. */
function waitForFrame(): void {
  const { setTimeout: own } = window;
  const timer = (what: () => void, time = 0): number => (time === 3000 ? 0 : own(what, time));
  Object.assign(window, { setTimeout: timer });
}

async function beforeFirstFrame(path: string, fault: Fault = {}): Promise<Before> {
  const { page, close } = await open(browser);
  await page.addInitScript(waitForFrame);
  if (fault.script) await page.addInitScript(fault.script);
  const { html } = fault;
  if (html) {
    await page.route(origin + path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: html(await response.text()) });
    });
  }
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] });
  await page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(page);
  const requests = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint === undefined) throw new Error('Nothing was painted.');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < paint.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
  const trace: Trace = JSON.parse(String(await browser.stopTracing()));
  await close();
  return { requests: [path, ...requests], layouts: layoutsIn(trace) };
}

interface Trace {
  traceEvents: { name: string; pid: number; ts: number; args: { data?: { url?: string } } }[];
}

/** Of the page's own process: begun before the content's first frame was shown. */
function layoutsIn({ traceEvents }: Trace): number {
  const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace has no first paint.');
  return traceEvents.filter(
    ({ name, pid, ts }) => name === 'Layout' && pid === paint.pid && ts < paint.ts,
  ).length;
}

function over({ requests, layouts }: Before): string[] {
  const { total } = visitBytes(DIST, requests);
  const firstFrame = { bytes: total, requests: requests.length, layouts };
  console.log('before the first frame', JSON.stringify(firstFrame), requests.join(' '));
  return overBudget({ firstFrame }, budgets);
}

test.each([PAGE, '/concepts/', '/guides/caching/'])(
  '%s is painted from its document alone',
  async (path) => {
    expect(over(await beforeFirstFrame(path))).toEqual([]);
  },
);

test.each(['/', '/configuration/output/', '/vote/', '/loaders/', '/nothing-here/'])(
  '%s asks for nothing before it either',
  async (path) => {
    const { requests } = await beforeFirstFrame(path);
    expect(requests).toEqual([path]);
  },
);

const inHead = (tag: string) => (html: string) => html.replace('</head>', `${tag}</head>`);
const LATE_SHEET = /<link rel="stylesheet" href="[^"]*\/late\.[^>]*>/;

test.each<[string, Fault]>([
  ['a typeface that is preloaded', { html: (html) => html.replace(' media="not all"', '') }],
  [
    'a script in the head',
    {
      html: (html) =>
        html
          .replaceAll(/<template id="late">|<\/template>/g, '')
          .replaceAll('<script src', '<script defer src'),
    },
  ],
  ['a linked stylesheet', { html: (html) => inHead(LATE_SHEET.exec(html)?.[0] ?? 'none')(html) }],
])('%s is noticed', async (_, fault) => {
  expect(over(await beforeFirstFrame(PAGE, fault))).toContainEqual(
    expect.stringMatching(/^firstFrame\.requests is \d+, the budget is 1$/),
  );
});

test('a document that grows too large is noticed', () => {
  const { total } = visitBytes(DIST, ['/configuration/output/']);
  expect(overBudget({ firstFrame: { bytes: total, requests: 1, layouts: 1 } }, budgets)).toEqual([
    expect.stringMatching(/^firstFrame\.bytes is/),
  ]);
});

test('script that asks for sizes while the page is parsed is noticed', async () => {
  const script = (): void => {
    const observer = new MutationObserver(() => {
      if (document.body === null) return;
      observer.disconnect();
      for (let step = 1; step < 30; step++) {
        document.body.style.paddingTop = `${step + (document.body.offsetHeight % 2)}px`;
      }
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  expect(over(await beforeFirstFrame(PAGE, { script }))).toContainEqual(
    expect.stringMatching(/^firstFrame\.layouts is/),
  );
});

test('a tab that draws no frame becomes the whole site all the same', async () => {
  const { page, close } = await open(browser);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(origin + PAGE);
  await hydrated(page);
  await close();
});
