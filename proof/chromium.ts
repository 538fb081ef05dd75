// Debian's Chromium with the flags a closed machine needs; Playwright's own download is not available.
import { mkdirSync, writeFileSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core';

const HOW = {
  executablePath: '/usr/bin/chromium',
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
  return chromium.launch(HOW);
}

/** With the preferences of a reader, which only a profile on disk can hold. */
export function launchWithProfile(
  folder: string,
  preferences: object,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  mkdirSync(`${folder}/Default`, { recursive: true });
  writeFileSync(`${folder}/Default/Preferences`, JSON.stringify(preferences));
  return chromium.launchPersistentContext(folder, { ...HOW, ...options });
}
