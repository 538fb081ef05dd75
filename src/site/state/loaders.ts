// What components may fetch while the reader looks at a page; each entry decides how.
import { createContext } from 'react';
import type { Anchor } from '../../model/content.ts';
import type { Nav } from '../../model/record.ts';
import type { LoadView } from './navigation.ts';

export interface Loaders {
  view: LoadView;
  /** Navigation of another section, for the drawer. */
  nav: (section: string) => Promise<Nav | null>;
  /** Anchors of all pages of a section by address, for the sidebar's toggles. */
  anchors: (section: string) => Promise<Record<string, Anchor[]>>;
}

/** Only the browser loads; a call on the server is a mistake in the code. */
const refuse = (what: string): Promise<never> =>
  Promise.reject(new Error(`The server was asked to load ${what}.`));

export const NO_LOADERS: Loaders = { view: refuse, nav: refuse, anchors: refuse };

export const LoadersContext = createContext<Loaders>(NO_LOADERS);
