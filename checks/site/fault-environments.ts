// What can be wrong with a reader's browser or with other hosts, made with the browser's own means where it has them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchWithProfile } from '../../proof/chromium.ts';
import { type Lane, openLane, VIEW } from './fault-lane.ts';
import { FAILURES } from './outside.ts';

interface Environment {
  name: string;
  open(browser: Browser, behind: string): Promise<Lane>;
}

/** A context that something is done to before its first page. */
const prepared =
  (prepare: (context: BrowserContext) => Promise<unknown>): Environment['open'] =>
  async (browser, behind) => {
    const context = await browser.newContext(VIEW);
    await prepare(context);
    return openLane(context, behind);
  };

/** Some browsers throw at the first touch of storage. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  }
}

/** Not a byte more fits; nothing is taken away, so a second document finds it full as well. */
function fillStorage(): void {
  // The chat's frame has no storage at all.
  if (window !== top) return;
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        storage.setItem(`full-${size}`, 'x'.repeat(size));
      } catch {
        // Then a smaller piece.
      }
    }
  }
}

const QUOTA_BYTES = 1000;

async function openFull(browser: Browser, behind: string): Promise<Lane> {
  const context = await browser.newContext(VIEW);
  await context.addInitScript(fillStorage);
  const lane = await openLane(context, behind);
  const session = await context.newCDPSession(lane.page);
  const { origin } = lane.server;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: QUOTA_BYTES });
  return lane;
}

/** A profile whose owner has forbidden all sites to store anything. */
async function openWithoutCookies(_browser: Browser, behind: string): Promise<Lane> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const settings = { default_content_setting_values: { cookies: 2 } };
  const context = await launchWithProfile(profile, { profile: settings }, VIEW);
  const lane = await openLane(context, behind);
  return {
    ...lane,
    close: async () => {
      await lane.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

const clockAt = (time: string): Environment['open'] =>
  prepared((context) => context.clock.install({ time }));

const othersAre = (how: string): Environment['open'] =>
  prepared((context) =>
    context.route((url) => url.hostname !== '127.0.0.1', FAILURES[how] ?? (() => {})),
  );

export const ENVIRONMENTS: readonly Environment[] = [
  { name: 'storage blocked', open: prepared((context) => context.addInitScript(blockStorage)) },
  { name: 'quota exceeded', open: openFull },
  { name: 'cookies blocked', open: openWithoutCookies },
  { name: 'clock in 1970', open: clockAt('1970-01-01T00:00:10Z') },
  { name: 'clock in 2099', open: clockAt('2099-12-31T23:59:50Z') },
  ...Object.keys(FAILURES).map((how) => ({ name: `other hosts ${how}`, open: othersAre(how) })),
];
