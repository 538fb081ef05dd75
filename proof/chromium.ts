// Debian's Chromium with the flags a closed machine needs; Playwright's own download is not available.
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';

/**
 * The engine without the browser's own interface, which in Debian's `chromium` starts with every
 * context and takes more time than the page.
 */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSER = '/usr/bin/chromium';

const HOW = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export function launch(): Promise<Browser> {
  return chromium.launch({ ...HOW, executablePath: SHELL });
}

/** For what the shell cannot do; whoever calls it says what that is. */
export function launchWholeBrowser(): Promise<Browser> {
  return chromium.launch({ ...HOW, executablePath: WHOLE_BROWSER });
}

/** With the preferences of a reader, which only a profile on disk can hold. */
export function launchWithProfile(
  folder: string,
  preferences: object,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  mkdirSync(`${folder}/Default`, { recursive: true });
  writeFileSync(`${folder}/Default/Preferences`, JSON.stringify(preferences));
  // The shell reads no preferences.
  const how = { ...HOW, executablePath: WHOLE_BROWSER };
  return chromium.launchPersistentContext(folder, { ...how, ...options });
}
