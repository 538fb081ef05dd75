// Whether the search is open, and the ways to open it: every link to the search page, the slash, Ctrl or ⌘ K.
import { type OpenState, useOpenHere } from '../../state/open-here.ts';
import { useListening } from '../../state/use-listening.ts';
import { asksForSearch, isBusy } from './asks-for-search.ts';

export function useSearch(url: string): OpenState {
  const search = useOpenHere(url);
  const { onOpen } = search;
  useListening((signal) => {
    const listen = (event: MouseEvent | KeyboardEvent): void => {
      if (event.defaultPrevented || !asksForSearch(event)) return;
      const busy = isBusy();
      // The dialog's own link to the search page must lead there.
      if (busy && event.type === 'click') return;
      event.preventDefault();
      if (!busy) onOpen();
    };
    // Before the router, which would follow the link.
    document.addEventListener('click', listen, { capture: true, signal });
    document.addEventListener('keydown', listen, { signal });
  }, onOpen);
  return search;
}
