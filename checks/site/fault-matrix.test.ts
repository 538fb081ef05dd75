// Whatever does not come or goes wrong, the article can be read: every kind of file against every fault, and every odd environment.
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, launchWholeBrowser } from '../../proof/chromium.ts';
import { SAVED_CACHE } from '../../src/model/offline.ts';
import { origin } from './browser.ts';
import { endure, explore, harm, shareVisits } from './fault-cell.ts';
import { CLASSES, type FileClass } from './fault-classes.ts';
import { ENVIRONMENTS } from './fault-environments.ts';
import { type Lane, MOMENT_MS, newLane, shownText } from './fault-lane.ts';
import { remains, underWorker } from './fault-recovery.ts';
import { FAULTS, type Fault } from './faulty-server.ts';

/** Between them they ask for every kind of file; the lightest first, as most cells are tried on it. */
const FIVE = ['/branding/', '/loaders/', '/concepts/nowhere/', '/concepts/printable/', '/'];
const FIFTEEN_MORE = [
  '/concepts/',
  '/concepts/entry-points/',
  '/guides/getting-started/',
  '/configuration/output/',
  '/api/compiler-hooks/',
  '/plugins/',
  '/loaders/css-loader/',
  '/contribute/',
  '/blog/',
  '/glossary/',
  '/comparison/',
  '/organization/',
  '/starter-kits/',
  '/vote/',
  '/offline/',
];
const full = Boolean(process.env['CHECK_FULL']);
const PATHS = full ? [...FIVE, ...FIFTEEN_MORE] : FIVE;
/** Where cells about the way to another page lead. */
const TARGETS = ['/blog/', '/contribute/'];

/** A visit waits as long as it computes. */
const LANES = 2;

/** Lanes that take their turns; in the second of a pair time can be moved on. */
interface Worker {
  plain: [Lane, Lane];
  /** With a service worker, which would change later visits: they go elsewhere. */
  first: [Lane, Lane];
  /** With all that keeps files: what is wrong there would stay. */
  keeping: Lane;
}

const pair = async (
  within: Browser,
  options: BrowserContextOptions = {},
): Promise<[Lane, Lane]> => [
  await newLane(within, origin, options),
  await newLane(within, origin, { ...options, clock: true }),
];

let browser: Browser;
/** The shell never asks for a page's icon. */
let whole: Browser;
let workers: Worker[] = [];
const texts = new Map<string, readonly string[]>();
const asked = new Map<string, FileClass[]>();

beforeAll(async () => {
  [browser, whole] = await Promise.all([launch(), launchWholeBrowser()]);
  const unscripted = await newLane(browser, origin, { javaScriptEnabled: false });
  const exploring = await newLane(whole, origin, { serviceWorkers: 'allow' });
  for (const path of new Set([...PATHS, ...TARGETS])) {
    // What the page before asks for late must not count as asked for by this one.
    await exploring.move();
    const { text, classes } = await explore(exploring, path);
    await unscripted.goTo(path);
    // Without script nothing waits for the style sheet, and until it is there nothing is hidden.
    await unscripted.page.waitForLoadState('load');
    const plain = new Set(await shownText(unscripted.page));
    texts.set(
      path,
      text.filter((piece) => plain.has(piece)),
    );
    asked.set(path, classes);
  }
  await Promise.all([unscripted.close(), exploring.close()]);
  workers = await Promise.all(
    Array.from({ length: LANES }, async () => ({
      plain: await pair(browser),
      first: await pair(whole, { serviceWorkers: 'allow' }),
      keeping: await newLane(browser, origin, { serviceWorkers: 'allow', cached: true }),
    })),
  );
}, 600_000);
afterAll(async () => {
  await Promise.all(
    workers.flatMap(({ plain, first, keeping }) =>
      [...plain, ...first, keeping].map((lane) => lane.close()),
    ),
  );
  await Promise.all([browser.close(), whole.close()]);
  console.log(table());
});

/** By row and column: cells tried, cells held. */
const counts = new Map<string, Map<string, { tried: number; held: number }>>();

function count(row: string, column: string, held: boolean): void {
  const columns = counts.get(row) ?? new Map();
  const cell = columns.get(column) ?? { tried: 0, held: 0 };
  counts.set(row, columns.set(column, cell));
  cell.tried += 1;
  cell.held += Number(held);
}

function table(): string {
  const cells = [...counts.values()].flatMap((columns) => [...columns.values()]);
  const sum = (which: 'tried' | 'held'): number =>
    cells.reduce((total, cell) => total + cell[which], 0);
  const lines = [...counts].map(([row, columns]) =>
    [
      row.padEnd(20),
      ...[...columns].map(([column, { tried, held }]) => `${column} ${held}/${tried}`),
    ].join('  '),
  );
  return [...lines, `Faults: ${sum('tried')} cells tried, ${sum('held')} held`].join('\n');
}

/** Cells in which a link was followed too: once for each kind of file. */
const followed = new Set<FileClass>();

interface Job {
  path: string;
  fault: Fault;
  classes: readonly FileClass[];
}

async function work(worker: Worker, job: Job): Promise<string[]> {
  const { path, fault, classes } = job;
  const last = classes.at(-1) as FileClass;
  const follow = fault === 'silence' && last.leadsTo === undefined && !followed.has(last);
  if (follow) followed.add(last);
  const lane = await laneFor(worker, job);
  const brokeOff = (error: unknown): string[] => [`the visit broke off: ${error}`];
  const losses = await harm(lane, { ...job, follow }, texts).catch(
    (error: unknown) => new Map([[last, brokeOff(error)]]),
  );
  for (const [{ name }, lost] of losses) count(name, fault, lost.length === 0);
  if (fault === 'wrong bytes') {
    const after = await remains(lane, job, texts).catch(brokeOff);
    for (const { name } of classes) count(name, 'whole after', after.length === 0);
    losses.set(last, [...(losses.get(last) ?? []), ...after]);
  }
  return [...losses].flatMap(([{ name }, lost]) =>
    lost.map((loss) => `${path} × ${name} × ${fault}: ${loss}`),
  );
}

async function laneFor(worker: Worker, { fault, classes }: Job): Promise<Lane> {
  const remembered = classes.some((files) => files.remembered);
  if (fault === 'wrong bytes' && !remembered) {
    await underWorker(worker.keeping);
    return worker.keeping;
  }
  const lane = worker[remembered ? 'first' : 'plain'][fault === 'silence' ? 1 : 0];
  // A first visit: neither a kept search file nor the place that the last one had scrolled to.
  await lane.move();
  return lane;
}

/**
 * All of them in `check:full`. In `check` every fault meets every kind of file on the first page
 * that asks for it, and one of the faults on each further page.
 */
function isTried(path: string, files: FileClass, fault: Fault): boolean {
  const pages = PATHS.filter((each) => asked.get(each)?.includes(files));
  const place = pages.indexOf(path);
  return full || place === 0 || FAULTS[(CLASSES.indexOf(files) + place) % FAULTS.length] === fault;
}

function jobsFor(path: string): Job[] {
  return FAULTS.flatMap((fault) => {
    const tried = (asked.get(path) ?? []).filter((files) => isTried(path, files, fault));
    return shareVisits(tried).map((classes) => ({ path, fault, classes }));
  });
}

test.each(PATHS)(
  '%s can be read whichever file fails, however it fails',
  async (path) => {
    expect(texts.get(path)?.length).toBeGreaterThan(1);
    const jobs = jobsFor(path);
    expect(jobs.length).toBeGreaterThan(0);
    const losses: string[] = [];
    const next = async (worker: Worker): Promise<void> => {
      for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
        losses.push(...(await work(worker, job)));
      }
    };
    await Promise.all(workers.map(next));
    expect(losses).toEqual([]);
  },
  600_000,
);

/** Named by the document, or loaded by its script: these need no worker to be put right. */
const OWN = ['main script', 'stylesheet', 'home script', 'later', 'page'];
const OTHERS = ['runtime', 'home stylesheet', 'printing script', 'section', 'anchors', 'islands'];

test.each(full ? [...OWN, ...OTHERS] : OWN)(
  'without a service worker the next load has its %s, too',
  async (name) => {
    const files = CLASSES.find((each) => each.name === name) as FileClass;
    const path = PATHS.find((each) => asked.get(each)?.includes(files)) ?? '';
    const lane = await newLane(browser, origin, { cached: true });
    const job: Job = { path, fault: 'wrong bytes', classes: [files] };
    const losses = await harm(lane, job, texts);
    expect([...losses.values()].flat()).toEqual([]);
    expect(await remains(lane, job, texts)).toEqual([]);
    await lane.close();
  },
  60_000,
);

test('no kind of file was left out', () => {
  const tried = new Set([...asked.values()].flat());
  const leftOut = CLASSES.filter((files) => !tried.has(files)).map(({ name }) => name);
  // Only the offline page asks for that list, and it is not among the five.
  expect(leftOut).toEqual(PATHS.includes('/offline/') ? [] : ['list for offline']);
});

test.each(ENVIRONMENTS.map((environment, index) => ({ ...environment, index })))(
  'pages can be read with $name',
  async ({ name, open, index }) => {
    const lane = await open(browser, origin);
    const losses: string[] = [];
    // In `check` one of the five, another in the next.
    const one = PATHS[index % PATHS.length] ?? '/';
    for (const path of full ? PATHS : [one]) {
      const lost = await endure(lane, path, texts);
      count('environment', name, lost.length === 0);
      losses.push(...lost.map((loss) => `${path} with ${name}: ${loss}`));
    }
    await lane.close();
    expect(losses).toEqual([]);
  },
  600_000,
);

describe('the judge is not blind', () => {
  const PATH = '/loaders/';
  /** For what never comes. */
  const BRIEFLY_MS = 2_000;
  const judge = async (
    files: RegExp,
    fault: Fault,
    { change = () => {}, moment = MOMENT_MS } = {},
  ): Promise<string[]> => {
    const lane = await newLane(browser, origin, { moment });
    await lane.page.addInitScript(change);
    const classes = [{ name: 'file', files }];
    const losses = await harm(lane, { path: PATH, fault, classes }, texts);
    await lane.close();
    return [...losses.values()].flat();
  };
  const LATER = /later/;

  test('nothing is lost with a file that only helps', async () => {
    expect(await judge(LATER, '404')).toEqual([]);
  });

  test('a document that comes to half is a loss', async () => {
    expect(await judge(/^\/loaders\/$/, 'truncated', { moment: BRIEFLY_MS })).toContainEqual(
      expect.stringContaining('pieces of text are gone'),
    );
  });

  test('so is a hidden article', async () => {
    const hide = (): void =>
      addEventListener('load', () => document.querySelector('main')?.setAttribute('hidden', ''));
    expect(await judge(LATER, '404', { change: hide })).toEqual([
      expect.stringContaining('pieces of text are gone'),
    ]);
  });

  test('so are an exception and a rejection', async () => {
    const fail = (): void => {
      setTimeout(() => {
        throw new Error('thrown');
      });
      Promise.reject(new Error('rejected'));
    };
    const lost = await judge(LATER, '404', { change: fail });
    expect(lost.sort()).toEqual(['uncaught: Error: rejected', 'uncaught: Error: thrown']);
  });

  test('so is a wrong copy that is kept', async () => {
    const lane = await newLane(browser, origin, {
      serviceWorkers: 'allow',
      cached: true,
      moment: BRIEFLY_MS,
    });
    const fonts = CLASSES.find(({ name }) => name === 'fonts') as FileClass;
    await underWorker(lane);
    lane.server.spoil(null);
    await lane.goTo(PATH);
    await lane.page.evaluate(async (cache) => {
      const font = document.querySelector<HTMLLinkElement>('link[as=font]')?.href ?? '';
      const headers = { 'content-type': 'font/woff2' };
      await (await caches.open(cache)).put(font, new Response('', { headers }));
    }, SAVED_CACHE);
    const job: Job = { path: PATH, fault: 'wrong bytes', classes: [fonts] };
    expect(await remains(lane, job, texts)).toContainEqual(
      expect.stringMatching(/^afterwards: .*woff2 is another file$/),
    );
    await lane.close();
  });

  test('and a file nobody asks for is no cell that held', async () => {
    expect(await judge(/^\/nothing$/, '404', { moment: BRIEFLY_MS })).toEqual([
      'the file was never asked for',
    ]);
  });
});
