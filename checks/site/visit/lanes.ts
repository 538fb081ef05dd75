// Visits the routes in order, two at a time, each lane in a browser of its own that keeps its page.
import { launch } from '../../../proof/chromium.ts';
import { open, type Visit } from '../browser.ts';
import { watchDocument } from './document-watch.ts';

const LANES = 2;

/** A browser each: all pages of one share a clipboard. Its end is the browser's. */
export async function newLane(): Promise<Visit> {
  const browser = await launch();
  const visit = await open(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  await visit.page.addInitScript(watchDocument);
  return { ...visit, close: () => browser.close() };
}

type Look<Item, Result> = (visit: Visit, item: Item) => Promise<Result>;

async function inNewLane<Item, Result>(item: Item, look: Look<Item, Result>): Promise<Result> {
  const visit = await newLane();
  return look(visit, item).finally(visit.close);
}

export interface Lanes<Item, Result> {
  /** What was seen of it; after a failure, whoever asks again has it looked at anew. */
  of(item: Item): Promise<Result>;
  close(): Promise<void>;
}

export function startLanes<Item, Result>(
  items: readonly Item[],
  look: Look<Item, Result>,
): Lanes<Item, Result> {
  const results = new Map(items.map((item) => [item, Promise.withResolvers<Result>()]));
  // Its test will say it; until then nobody has missed it.
  for (const { promise } of results.values()) promise.catch(() => {});
  const waiting = [...items];
  const failed = new Set<Item>();
  const run = async (): Promise<void> => {
    let visit: Visit | null = null;
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const { resolve, reject } = results.get(item) as PromiseWithResolvers<Result>;
      try {
        visit ??= await newLane();
        resolve(await look(visit, item));
      } catch (error) {
        reject(error);
        // Whatever state it left the page in is nobody else's trouble.
        await visit?.close().catch(() => {});
        visit = null;
      }
    }
    await visit?.close();
  };
  const running = Promise.all(Array.from({ length: LANES }, run));
  return {
    of: async (item) => {
      if (failed.delete(item)) return inNewLane(item, look);
      try {
        return await (results.get(item) as PromiseWithResolvers<Result>).promise;
      } catch (error) {
        failed.add(item);
        throw error;
      }
    },
    close: async () => {
      waiting.length = 0;
      await running;
    },
  };
}
