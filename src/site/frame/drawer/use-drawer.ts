// The drawer's state, and the mark that the menu is a button from now on.
import { useEffect } from 'react';
import { type OpenState, useOpenHere } from '../../state/open-here.ts';

export const DRAWER_ID = 'drawer';

export type DrawerState = OpenState;

export function useDrawer(url: string): DrawerState {
  useEffect(() => {
    // Until here the menu is a link that works without us; a class on the root mutates no markup.
    document.documentElement.classList.add('drawer-ready');
  }, []);
  return useOpenHere(url);
}
