// What the specification lets pages fetch from other hosts unasked, and what answers for those hosts here: there is no network.
import type { Page, Route } from 'playwright-core';

interface Outside {
  url: RegExp;
  /** Paths of the pages that may ask for it. */
  on: RegExp;
  contentType: string;
  body: (url: string) => string;
}

/** The picture of a contributor: its address is checked, its bytes are ours. */
export const AVATAR = /^https:\/\/github\.com\/[\w-]+\.png\?size=90$/;
export const BADGE = /^https:\/\/img\.shields\.io\/(?:npm|github)\/\S+$/;
export const ISSUE = /^https:\/\/api\.github\.com\/repos\/webpack\/webpack\/issues\/(\d+)$/;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"/>';

const OUTSIDE: readonly Outside[] = [
  { url: AVATAR, on: /./, contentType: 'image/svg+xml', body: () => PICTURE },
  { url: BADGE, on: /^\/organization\/$/, contentType: 'image/svg+xml', body: () => PICTURE },
  { url: ISSUE, on: /^\/vote\/$/, contentType: 'application/json', body: issue },
];

/** As GitHub answers, reduced to the fields anyone reads; each issue has another count. */
function issue(url: string): string {
  const number = Number(ISSUE.exec(url)?.[1]);
  return JSON.stringify({ number, state: 'open', reactions: { '+1': number % 97 } });
}

export async function answerOutside(page: Page): Promise<void> {
  for (const { url, contentType, body } of OUTSIDE) {
    await page.route(url, (route) =>
      route.fulfill({
        contentType,
        headers: { 'access-control-allow-origin': '*' },
        body: body(route.request().url()),
      }),
    );
  }
}

/** Whether a page at this path may ask for the address. */
export function mayAsk(path: string, url: string): boolean {
  return OUTSIDE.some((outside) => outside.url.test(url) && outside.on.test(path));
}

/** The ways in which another host can fail. */
export const FAILURES: Readonly<Record<string, (route: Route) => Promise<void> | void>> = {
  blocked: (route) => route.abort('blockedbyclient'),
  silent: () => {},
  garbage: (route) =>
    route.fulfill({
      body: Buffer.from([0xff, 0x00, 0x3c, 0x7b, 0xfe]),
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
    }),
  broken: (route) => route.fulfill({ status: 500, body: 'no' }),
};
