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

/** A port on which nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

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
    const page = await this.newPage(root);
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
      await page.context().close();
      server?.close();
    }
  }

  /** With a cache of its own. Its code is other people's: it can ask the server at `root`, and no other. */
  async newPage(root: string): Promise<Page> {
    this.#browser ??= import('../chromium.ts').then(({ launch }) => launch());
    // Everything else goes to a proxy that is not there; without the first entry loopback would not.
    const proxy = { server: NOWHERE, bypass: `<-loopback>,${new URL(root).host}` };
    const context = await (await this.#browser).newContext({ proxy });
    return context.newPage();
  }

  async close(): Promise<void> {
    await (await this.#browser)?.close();
  }
}
