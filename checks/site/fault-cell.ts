// The cells of the fault matrix, one page, one kind of file, one fault each: what a reader loses there.
import type { Page } from 'playwright-core';
import { SLOW_PAGE_NOTICE_MS } from '../../src/model/constants.ts';
import {
  CLASSES,
  changeTheme,
  type FileClass,
  LATER,
  leave,
  SEARCH_TEXTS,
  WORKER,
} from './fault-classes.ts';
import { followLink, type Lane, MOMENT_MS, shownText, soon } from './fault-lane.ts';
import type { Fault } from './faulty-server.ts';

export interface Visit {
  path: string;
  fault: Fault;
  /** Tried one after the other in one document: each is asked for by another act. */
  classes: readonly FileClass[];
  /** Whether a link must still lead on in the end. */
  follow?: boolean;
}

/** By path: the text that readers see with and without script. */
export type Texts = ReadonlyMap<string, readonly string[]>;

/** By kind of file, what a reader has lost; nothing where the cell held. */
export async function harm(
  lane: Lane,
  visit: Visit,
  texts: Texts,
): Promise<Map<FileClass, string[]>> {
  const { page, server, uncaught } = lane;
  const losses = new Map<FileClass, string[]>();
  for (const files of visit.classes) {
    server.spoil({ paths: files.files, fault: visit.fault });
    if (losses.size === 0) await lane.goTo(visit.path);
    if (files.late) await codeRan(lane, LATER);
    await files.act?.(page);
    const lost = await lossesOf(lane, { ...visit, files }, texts);
    if (visit.follow && files === visit.classes.at(-1) && (await followLink(page)) === null) {
      lost.push('no link leads on');
    }
    losses.set(files, [...lost, ...uncaught.splice(0).map((error) => `uncaught: ${error}`)]);
  }
  return losses;
}

/** Its file has come, and the page has nothing left to do: what came is run. */
async function codeRan({ page, ended }: Lane, file: RegExp): Promise<void> {
  await soon(() => ended.some((path) => file.test(path)));
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** One page, one kind of file, one fault. */
interface Cell {
  path: string;
  fault: Fault;
  files: FileClass;
}

async function lossesOf(lane: Lane, cell: Cell, texts: Texts): Promise<string[]> {
  const { page, server } = lane;
  const { leadsTo, needed } = cell.files;
  if (!(await soon(() => server.spoiled.length > 0, lane.moment)))
    return ['the file was never asked for'];
  await afterwards(lane, cell);
  const lost: string[] = [];
  if (needed && !(await openDirectly(page))) {
    lost.push('no link to the page is offered');
  }
  if (!(await lane.painted())) lost.push('the screen stays blank');
  const path = leadsTo?.(cell.path) ?? cell.path;
  return [...lost, ...missing(texts.get(path), await shownText(page))];
}

/**
 * As few visits as try all of them, each act once in a visit. What another page needs is tried
 * alone: an earlier act may have fetched it.
 */
export function shareVisits(classes: readonly FileClass[]): FileClass[][] {
  const isAlone = ({ act, needed }: FileClass): boolean => act === undefined || needed === true;
  const alone = classes.filter(isAlone).map((files) => [files]);
  const byAct = Map.groupBy(
    classes.filter((files) => !isAlone(files)),
    ({ act }) => act,
  );
  const most = Math.max(0, ...[...byAct.values()].map((group) => group.length));
  const shared = Array.from({ length: most }, (_, place) =>
    [...byAct.values()].flatMap((group) => group[place] ?? []),
  );
  return [...alone, ...shared];
}

/** What a reader loses who does everything that stores or fetches something; nothing, if it held. */
export async function endure(lane: Lane, path: string, texts: Texts): Promise<string[]> {
  const { page, server, uncaught, goTo } = lane;
  server.spoil(null);
  await goTo(path);
  await doEverything(lane);
  const lost = missing(texts.get(path), await shownText(page));
  if (!(await lane.painted())) lost.push('the screen stays blank');
  if ((await followLink(page)) === null) lost.push('no link leads on');
  return [...lost, ...uncaught.map((error) => `uncaught: ${error}`)];
}

const REPORT_MS = 300;

/** The page has learnt of the fault and reacted; silence it has to notice by itself. */
async function afterwards({ page, ended }: Lane, { files, fault }: Cell): Promise<void> {
  if (fault === 'silence') {
    if (files.needed) await page.locator('main [role=status]').first().waitFor();
    await page.clock.fastForward(SLOW_PAGE_NOTICE_MS);
    return;
  }
  await soon(() => ended.some((path) => files.files.test(path)), REPORT_MS);
  await page.evaluate(
    () => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 50 }), 20)),
  );
}

/** A page that did not come is offered as a plain link. */
async function openDirectly(page: Page): Promise<boolean> {
  const link = page.locator('main :is([role=alert], [role=status]) a');
  try {
    await link.waitFor({ timeout: MOMENT_MS });
    await Promise.all([page.waitForEvent('domcontentloaded'), link.click()]);
    return true;
  } catch {
    return false;
  }
}

export function missing(text: readonly string[] | undefined, shown: readonly string[]): string[] {
  if (text === undefined) return ['the text of this page is not known'];
  const there = new Set(shown);
  const gone = text.filter((piece) => !there.has(piece));
  if (gone.length === 0) return [];
  return [`${gone.length} of ${text.length} pieces of text are gone: ${gone[0]?.slice(0, 60)}`];
}

/** Its text, and the kinds of files it asks for when a reader does everything there is to do. */
export async function explore(
  lane: Lane,
  path: string,
): Promise<{ text: string[]; classes: FileClass[] }> {
  const { page, server, goTo, painted } = lane;
  // A service worker would fetch files in advance that the page itself does not need.
  server.spoil({ paths: WORKER, fault: '404' });
  await goTo(path);
  // Nothing is asked for before.
  await painted();
  // It asks for more: on a busy machine after a silence.
  await codeRan(lane, LATER);
  await quiet(server.asked);
  const text = await shownText(page);
  const asked = (files: RegExp): boolean => server.asked.some((at) => files.test(at));
  await doEverything({ page, server });
  if (await hasScript(page)) {
    // First the search has to have answered from the headings.
    await soon(() => asked(SEARCH_TEXTS));
    await leave(page);
  }
  await quiet(server.asked);
  return { text, classes: CLASSES.filter(({ files }) => asked(files)) };
}

/** Short of leaving the page. */
async function doEverything({ page, server }: Pick<Lane, 'page' | 'server'>): Promise<void> {
  await quiet(server.asked);
  if (!(await hasScript(page))) return;
  for (const act of [changeTheme, ...new Set(CLASSES.map((files) => files.act))]) {
    if (act === undefined || act === leave) continue;
    await act(page);
    await quiet(server.asked);
  }
}

/** Pages made for printing have neither header nor React. */
export const hasScript = async (page: Page): Promise<boolean> =>
  (await page.locator('header button').count()) > 0;

const QUIET_MS = 250;

/** Until nothing more is asked for. */
export async function quiet(asked: readonly string[]): Promise<void> {
  let known = -1;
  while (known !== asked.length) {
    known = asked.length;
    await soon(() => asked.length !== known, QUIET_MS);
  }
}
