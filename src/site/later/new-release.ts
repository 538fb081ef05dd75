// A tab open for days shows the site of that day: it learns here that a newer one is published and goes over to it.
import { PAGE_SHOWN } from '../../model/page-shown.ts';
import { RELEASE_PATH, type SiteRelease } from '../../model/site-release.ts';

/** Who has read for this long is not interrupted: the next click leads to the new release. */
const STILL_ARRIVING_MS = 1000;

/** A reader who goes from page to page asks once in this time: the files of older releases are kept. */
const ASKED_ENOUGH_MS = 60_000;

/** False too when nobody knows: without an answer nothing changes. */
async function isOutdated(own: string): Promise<boolean> {
  try {
    const response = await fetch(RELEASE_PATH, { cache: 'no-cache' });
    const { runtime }: Partial<SiteRelease> = await response.json();
    return response.ok && typeof runtime === 'string' && runtime !== own;
  } catch {
    return false;
  }
}

/** Our own listeners must not see a click that leads to another page: the browser then loads it. */
function leaveToBrowser(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === location.origin && link.pathname !== location.pathname) {
    event.stopImmediatePropagation();
  }
}

export function watchReleases(): void {
  const own = document.querySelector('script[src*="/runtime."]')?.getAttribute('src');
  // The development server has no releases.
  if (!own) return;
  let asked = -ASKED_ENOUGH_MS;
  const look = async (shown: number | null): Promise<void> => {
    if (performance.now() - asked < ASKED_ENOUGH_MS) return;
    asked = performance.now();
    if (!(await isOutdated(own))) return;
    // Once after a click, never after a document load: that cannot become a loop.
    if (shown !== null && performance.now() - shown < STILL_ARRIVING_MS) location.reload();
    else addEventListener('click', leaveToBrowser, { capture: true });
  };
  addEventListener(PAGE_SHOWN, () => look(performance.now()));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look(null);
  });
}
