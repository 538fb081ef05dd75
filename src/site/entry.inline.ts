// Runs in the head before the first paint: says that script works, applies what the reader chose before.
import {
  ASKED_CLASS,
  BANNER_DISMISSED_CLASS,
  FACES_CLASS,
  FACES_STORAGE_KEY,
  isPackageManager,
  PACKAGE_MANAGER_STORAGE_KEY,
  SLASH_OFF_CLASS,
  SLASH_OFF_VALUE,
  SLASH_STORAGE_KEY,
  THEME_STORAGE_KEY,
} from '../model/choices.ts';
import {
  BANNER_BODY_CLASS,
  BANNER_DISMISSED_VALUE,
  BANNER_STORAGE_KEY,
  STORAGE_TEST_KEY,
} from '../model/constants.ts';
import { askAgainForWrongBytes } from './document/ask-again.ts';
import { askAfterFirstFrame } from './document/late.ts';
import { trustedHtml, trustedScriptUrl } from './document/trusted-types.ts';

declare global {
  interface Window {
    /** Not in TypeScript's list of the browser's names, nor in every browser. */
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
    };
  }
}

const { classList, dataset } = document.documentElement;
classList.add('js');
if (location.search.includes('q=')) classList.add(ASKED_CLASS);
// Code from a string is refused by having no rule here.
window.trustedTypes?.createPolicy('default', {
  createHTML: trustedHtml,
  createScriptURL: trustedScriptUrl,
});
askAgainForWrongBytes();
askAfterFirstFrame();
try {
  localStorage.setItem(STORAGE_TEST_KEY, STORAGE_TEST_KEY);
  localStorage.removeItem(STORAGE_TEST_KEY);
  const theme = localStorage.getItem(THEME_STORAGE_KEY);
  if (theme === 'light' || theme === 'dark') dataset['theme'] = theme;
  const manager = localStorage.getItem(PACKAGE_MANAGER_STORAGE_KEY);
  if (isPackageManager(manager)) {
    dataset['packageManager'] = manager;
  }
  if (localStorage.getItem(FACES_STORAGE_KEY)) {
    classList.add(FACES_CLASS);
    // Out of the browser's cache, before the first line is laid out with another.
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[as=font]')) link.media = '';
  }
  if (localStorage.getItem(SLASH_STORAGE_KEY) === SLASH_OFF_VALUE) classList.add(SLASH_OFF_CLASS);
  if (localStorage.getItem(BANNER_STORAGE_KEY) === BANNER_DISMISSED_VALUE) {
    classList.add(BANNER_DISMISSED_CLASS);
    document.addEventListener('DOMContentLoaded', () =>
      document.body.classList.remove(BANNER_BODY_CLASS),
    );
  }
} catch {
  // Storage is blocked: the system's theme stands and the banner cannot be dismissed.
  classList.add('no-storage');
}
