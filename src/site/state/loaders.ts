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

/** The app gives them before anything asks. */
export const LoadersContext = createContext({} as Loaders);
