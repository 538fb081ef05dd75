// Which files a page got over the network: what comes from the browser's cache is not fetched.
import type { CDPSession, Page } from 'playwright-core';

/** The dev server's own traffic is no file of the project. */
const NOT_FILES = /\.hot-update\.|^favicon\.ico$|^ws$/;

export class Fetches {
  readonly #root: string;
  #urls = new Map<string, string>();

  private constructor(root: string) {
    this.#root = root;
  }

  static async of(page: Page, root: string): Promise<Fetches> {
    const fetches = new Fetches(root);
    const session: CDPSession = await page.context().newCDPSession(page);
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      fetches.#urls.set(requestId, request.url);
    });
    session.on('Network.requestServedFromCache', ({ requestId }) => {
      fetches.#urls.delete(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) fetches.#urls.delete(requestId);
    });
    await session.send('Network.enable');
    return fetches;
  }

  /** Names of files since the beginning, or since they were forgotten; `/` is the page at the root. */
  names(): string[] {
    const names = [...this.#urls.values()]
      .filter((url) => url.startsWith(this.#root))
      .map((url) => decodeURIComponent(url.slice(this.#root.length).replace(/[?#].*$/, '')))
      .filter((name) => !NOT_FILES.test(name));
    return [...new Set(names.map((name) => name || '/'))].sort();
  }

  forget(): void {
    this.#urls.clear();
  }
}
