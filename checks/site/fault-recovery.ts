// What is still wrong on the first load after wrong bytes have ended: every cache may have kept them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { WORKER_PATH } from '../../src/model/offline.ts';
import { hydrated, origin } from './browser.ts';
import { hasScript, missing, quiet, type Texts, type Visit } from './fault-cell.ts';
import { type Lane, shownText } from './fault-lane.ts';

/** As after a release: the worker answers, and no cache has anything. */
export async function underWorker(lane: Lane): Promise<void> {
  await lane.move();
  lane.server.spoil({ paths: /^\/assets\//, fault: '404' });
  await lane.goTo('/license/');
  await lane.page.evaluate(async (path) => {
    const { serviceWorker } = navigator;
    const inControl = new Promise((done) =>
      serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
    await serviceWorker.register(path);
    await inControl;
  }, WORKER_PATH);
}

/** Loads the page once more, does the same on it, and says what a reader misses. */
export async function remains(lane: Lane, visit: Visit, texts: Texts): Promise<string[]> {
  const { page, server, uncaught, ended, moment } = lane;
  const { path, classes } = visit;
  server.spoil(null);
  await lane.goTo(path);
  for (const { act } of classes) await act?.(page);
  const target = classes.at(-1)?.leadsTo?.(path) ?? path;
  await page.waitForURL(server.origin + target, { waitUntil: 'load', timeout: moment });
  if (await hasScript(page)) await hydrated(page);
  await quiet(server.asked);
  const files = new Set(ended.filter((file) => classes.some((each) => each.files.test(file))));
  const look = async (): Promise<string[]> => [
    ...(await page.evaluate(unsightly)),
    ...missing(texts.get(target), await shownText(page)),
  ];
  const lost = [
    ...(await comeToNothing(look, moment)),
    // A large file is asked for again only when all of it has been read, and found wrong.
    ...(await comeToNothing(() => stillWrong(page, files), moment)),
    ...uncaught,
  ];
  return lost.map((loss) => `afterwards: ${loss}`);
}

/** What a page still lacks after a moment, if it does not become whole before. */
async function comeToNothing(look: () => Promise<string[]>, limit: number): Promise<string[]> {
  const end = performance.now() + limit;
  let found = await look();
  while (found.length > 0 && performance.now() < end) {
    await sleep(20);
    found = await look();
  }
  return found;
}

function unsightly(): string[] {
  // A file that was asked for again has a query.
  const plain = (address: string | null): string => address?.split('?')[0] ?? '';
  const styled = new Set(
    [...document.styleSheets]
      .filter(({ cssRules }) => cssRules.length > 0)
      .map(({ href }) => plain(href)),
  );
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const own = [...document.images].filter(({ src }) => src.startsWith(location.origin));
  return [
    ...links.filter(({ href }) => !styled.has(plain(href))).map(({ href }) => `no ${href}`),
    ...[...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family),
    ...own.filter((it) => it.complete && it.naturalWidth === 0).map(({ src }) => `no ${src}`),
    ...[...document.querySelectorAll('main [role=alert]')].map((alert) => alert.textContent),
  ];
}

/** Files that the browser would still use with other bytes than the server's. */
async function stillWrong(page: Page, files: Iterable<string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const file of files) {
    const real = await (await fetch(origin + file)).text();
    const got = await page.evaluate(async (path) => (await fetch(path)).text(), file);
    if (got !== real) wrong.push(`${file} is another file`);
  }
  return wrong;
}
