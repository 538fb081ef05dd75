// Opens a built example in Chromium and says in what the page differs from what was promised.
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import type { BrowserExpectation } from './schema.ts';
import { serve } from './static-server.ts';
import { type Place, Visit, wait } from './visit.ts';

/** A page with all its files on this machine. */
const PATIENCE = 5_000;
/** A server builds first, on a machine that has other things to do. */
const SERVER_PATIENCE = 20_000;

/** Loaded and started when the first example needs it, shared by all. */
export class Browsers {
  readonly serverPatience: number;
  #browser: Promise<Browser> | null = null;

  constructor(serverPatience = SERVER_PATIENCE) {
    this.serverPatience = serverPatience;
  }

  async check(
    { page: path, from, text, styles, acts, console }: BrowserExpectation,
    { folder, run }: Pick<Place, 'folder' | 'run'>,
  ): Promise<string[]> {
    const server = from === 'server' ? await serve(folder) : null;
    const root = server?.root ?? `${pathToFileURL(folder).href}/`;
    const page = await this.newPage();
    try {
      const visit = await Visit.open(page, path, { root, folder, run, patience: PATIENCE });
      const loaded = async () => [...(await visit.texts(text)), ...(await visit.styles(styles))];
      const differences = await wait(loaded, PATIENCE);
      for (const act of acts) {
        if (differences.length === 0) differences.push(...(await visit.act(act)));
      }
      const lines = console ?? (acts.some((act) => 'printed' in act) ? null : []);
      if (lines !== null && differences.length === 0)
        differences.push(...(await wait(() => visit.console(lines), PATIENCE)));
      return differences;
    } finally {
      await page.close();
      server?.close();
    }
  }

  /** With a cache of its own. */
  async newPage(): Promise<Page> {
    this.#browser ??= import('../chromium.ts').then(({ launch }) => launch());
    return (await this.#browser).newPage();
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}
