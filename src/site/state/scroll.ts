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
  // How far down a section is, depends on those above it that have been laid out: not the same next time.
  const tops = sections().map((each) => each.getBoundingClientRect().top);
  const at = tops.findLastIndex((each) => each <= 0);
  history.replaceState({ x: scrollX, y: scrollY, at, top: tops[at] }, '');
}

const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.sec')];

/** Only `rememberPosition` gives an entry a state. */
const isRemembered = (): boolean => history.state !== null;

/** By what history and address say now: a reader may have moved on within the page while it came. */
export function placeView(): void {
  const target = isRemembered() ? null : fragmentTarget();
  const { x: left = 0, y = 0, at = -1, top = 0 } = history.state ?? {};
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left, top: at < 0 ? y : downTo(at, top), behavior: 'instant' });
}

/**
 * How far down the page is when that section begins there on the screen. Around it everything is laid
 * out first, because what a frame would lay out afterwards, at heights other than told, moves the view.
 */
function downTo(at: number, top: number): number {
  const all = sections();
  const section = all[at];
  if (section === undefined) return 0;
  const move = (): number => section.getBoundingClientRect().top - top;
  // Twice as far as browsers look ahead.
  const isNear = (each: Element): boolean => {
    const box = each.getBoundingClientRect();
    const far = 3 * innerHeight;
    return box.bottom - move() > -far && box.top - move() < far;
  };
  for (const way of [all.slice(at), all.slice(0, at).reverse()]) {
    for (const each of way) {
      if (!isNear(each)) break;
      each.style.contentVisibility = 'visible';
    }
  }
  return scrollY + move();
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
