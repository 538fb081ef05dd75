// Whether the search is open, and the ways to open it: every link to the search page, the slash, Ctrl or ⌘ K.
import { type OpenState, useOpenHere } from '../../state/open-here.ts';
import { useListening } from '../../state/use-listening.ts';
import { asksForSearch, isBusy } from './asks-for-search.ts';

/** Until the dialog is `ready`, links to the search page lead there. */
export function useSearch(url: string, ready: boolean): OpenState {
  const search = useOpenHere(url);
  const { onOpen } = search;
  const way = ready ? onOpen : null;
  useListening((signal) => {
    if (way === null) return;
    const listen = (event: MouseEvent | KeyboardEvent): void => {
      if (event.defaultPrevented || !asksForSearch(event)) return;
      const busy = isBusy();
      // The dialog's own link to the search page must lead there.
      if (busy && event.type === 'click') return;
      event.preventDefault();
      if (!busy) way();
    };
    // Before the router, which would follow the link.
    document.addEventListener('click', listen, { capture: true, signal });
    document.addEventListener('keydown', listen, { signal });
  }, way);
  return search;
}
