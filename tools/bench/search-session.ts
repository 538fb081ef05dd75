// One measured visit: opens the search like a reader, then types queries letter by letter under a trace.
import type { Browser, Page } from 'playwright-core';
import { visitBytes } from '../../checks/site/measure.ts';
import { type TraceEvent, type TypingCost, typingCost } from './search-trace.ts';

interface SearchVisit {
  origin: string;
  dist: string;
  queries: readonly string[];
}

interface FirstOpen {
  /** Compressed, everything asked for from opening the search to its first answer. */
  bytes: number;
  files: string[];
  /** Milliseconds from the key that opens it, the first query typed at once. */
  time: number;
}

export interface SearchCost extends TypingCost {
  first: FirstOpen;
}

/** Not faster than people: between two keys the answer is shown. */
const BETWEEN_KEYS_MS = 120;
/** Not among the suggestions that stand there before anything is typed. */
const FIRST_QUERY = 'hashDigest';
const FIRST_RESULT = `dialog[open] [role=option]:has-text("output.${FIRST_QUERY}")`;
const CATEGORIES = ['toplevel', 'devtools.timeline', '__metadata'];

export async function searchCost(browser: Browser, visit: SearchVisit): Promise<SearchCost> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const first = await firstOpen(page, visit);
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Backspace');
    await browser.startTracing(page, { categories: CATEGORIES });
    await type(page, visit.queries);
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
    const cost = typingCost(trace.traceEvents);
    return { first, longestTask: cost.longestTask, keystrokes: lettersOnly(cost, visit.queries) };
  } finally {
    await context.close();
  }
}

async function firstOpen(page: Page, { origin, dist }: SearchVisit): Promise<FirstOpen> {
  await page.goto(`${origin}/concepts/`, { waitUntil: 'networkidle' });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const began = performance.now();
  await page.keyboard.press('/');
  await page.keyboard.type(FIRST_QUERY);
  await page.waitForSelector(FIRST_RESULT);
  const time = performance.now() - began;
  const asked = [...new Set(files)];
  return { bytes: visitBytes(dist, asked).total, files: asked, time };
}

/** Emptied by keys as well, so that nothing but keys reaches the page while it is traced. */
async function type(page: Page, queries: readonly string[]): Promise<void> {
  for (const query of queries) {
    await page.keyboard.type(query, { delay: BETWEEN_KEYS_MS });
    await page.keyboard.press('Control+A', { delay: BETWEEN_KEYS_MS });
    await page.keyboard.press('Backspace', { delay: BETWEEN_KEYS_MS });
  }
}

/** Control, A and Backspace follow each query; the very last key ends the trace. */
function lettersOnly({ keystrokes }: TypingCost, queries: readonly string[]) {
  const letters = queries.flatMap((query) =>
    [...query].map(() => true).concat(Array(3).fill(false)),
  );
  if (keystrokes.length !== letters.length - 1) {
    throw new Error(`${letters.length} keys were pressed, the trace has ${keystrokes.length + 1}.`);
  }
  return keystrokes.filter((_, at) => letters[at]);
}
