// Whether something over the page is open: at most on the page where it was opened, so every navigation closes it.
import { useCallback, useState } from 'react';

export interface OpenState {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

export function useOpenHere(url: string): OpenState {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const onOpen = useCallback(() => setOpenedAt(url), [url]);
  const onClose = useCallback(() => setOpenedAt(null), []);
  // An address that was left forgets, or Back would open it again.
  if (openedAt !== null && openedAt !== url) setOpenedAt(null);
  return { open: openedAt === url, onOpen, onClose };
}
