// Fetches the page behind a link while the pointer rests on it or it has the focus.
import { clientAddress } from './links.ts';
import type { LoadView } from './navigation.ts';

/** A pointer that only passes by asks for nothing. */
const REST_MS = 65;

export function installPrefetch(load: LoadView, signal: AbortSignal): void {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  let timer = 0;
  const onHint = (event: Event): void => {
    clearTimeout(timer);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const url = link && clientAddress(link.href, location.href);
    if (!url || url.pathname === location.pathname) return;
    // A failure says nothing yet: the click will try again and tell.
    timer = window.setTimeout(() => load(url.pathname).catch(() => {}), REST_MS);
  };
  document.addEventListener('pointerover', onHint, { passive: true, signal });
  document.addEventListener('focusin', onHint, { signal });
}
