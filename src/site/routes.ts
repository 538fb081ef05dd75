// The specification's section 2.1 as one table: which screen answers an address.
import { OWN_POLICY_PATHS } from '../model/own-policy.ts';
import { PRINTABLE_SECTIONS } from '../model/sections.ts';
import { isFile } from '../model/url.ts';

export type Screen = 'home' | 'page' | 'wide' | 'printable' | 'app-shell';

interface Route {
  matches: RegExp;
  screen: Screen;
}

const ROUTES: readonly Route[] = [
  { matches: /^\/$/, screen: 'home' },
  { matches: /^\/(?:organization|starter-kits|vote|blog|search|offline)\/$/, screen: 'wide' },
  { matches: new RegExp(`^/(?:${PRINTABLE_SECTIONS.join('|')})/printable/$`), screen: 'printable' },
  { matches: /^\/app-shell\/$/, screen: 'app-shell' },
  { matches: /^\/(?:[^/]+\/)+$/, screen: 'page' },
];

/** The screen of a path with its trailing slash; null is the Not Found screen. */
export function screenOf(path: string): Screen | null {
  if (isFile(path)) return null;
  return ROUTES.find((route) => route.matches.test(path))?.screen ?? null;
}

/** Whether the client shows this address itself; documents of their own are fetched as such. */
export function isClientRoute(path: string): boolean {
  const screen = screenOf(path);
  if ((OWN_POLICY_PATHS as readonly string[]).includes(path)) return false;
  return screen !== null && screen !== 'printable' && screen !== 'app-shell';
}
