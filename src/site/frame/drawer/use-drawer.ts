// Whether the drawer is open: at most on the page where it was opened, so every navigation closes it.
import { useCallback, useEffect, useState } from 'react';

export const DRAWER_ID = 'drawer';

export interface DrawerState {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

export function useDrawer(url: string): DrawerState {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const onOpen = useCallback(() => setOpenedAt(url), [url]);
  const onClose = useCallback(() => setOpenedAt(null), []);
  useEffect(() => {
    // Until here the menu is a link that works without us; a class on the root mutates no markup.
    document.documentElement.classList.add('drawer-ready');
  }, []);
  // An address that was left forgets, or Back would open the drawer again.
  if (openedAt !== null && openedAt !== url) setOpenedAt(null);
  return { open: openedAt === url, onOpen, onClose };
}
