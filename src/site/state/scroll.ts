// Where the view stands after a navigation: forward at the hash or the top, back where the reader was.

/** Taken over from the browser while the page lives, given back when it goes, so reloads restore too. */
export function ownScroll(signal: AbortSignal): void {
  const set = (who: ScrollRestoration) => (): void => {
    history.scrollRestoration = who;
  };
  const own = set('manual');
  const giveBack = set('auto');
  own();
  // From here on the browser restores nothing, and it may not have come to it yet.
  if (isRemembered()) {
    // Chromium, its first frame late, still goes to the fragment unless something moves the view.
    scrollTo({ top: scrollY > 0 ? 0 : 1, behavior: 'instant' });
    placeView();
  }
  // A page that the browser had put aside comes back as it went.
  addEventListener('pageshow', own, { signal });
  addEventListener('pagehide', giveBack, { signal });
  signal.addEventListener('abort', giveBack);
}

/** Called while the old page is still on screen. */
export function rememberPosition(): void {
  history.replaceState({ x: scrollX, y: scrollY }, '');
}

/** Only `rememberPosition` gives an entry a state. */
const isRemembered = (): boolean => history.state !== null;

/** By what history and address say now: a reader may have moved on within the page while it came. */
export function placeView(): void {
  const target = isRemembered() ? null : fragmentTarget();
  const { x: left = 0, y: top = 0 } = history.state ?? {};
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left, top, behavior: 'instant' });
}

/** As browsers look for it. What cannot be decoded, like `#100%`, is only looked for as it is. */
function fragmentTarget(): Element | null {
  const id = location.hash.slice(1);
  try {
    return document.getElementById(id) ?? document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}

/**
 * A busy Chromium now and then loads a document and stays at its top in spite of the fragment
 * (seen twice in some 3,000 loads). A reader who has scrolled has a position and keeps it.
 */
export function landOnFragment(): void {
  if (location.hash !== '' && scrollY === 0 && !isRemembered()) placeView();
}
