// Where the view stands after a navigation: forward at the hash or the top, back where the reader was.

interface Position {
  x: number;
  y: number;
}

/** Taken over from the browser while the page lives, given back when it goes, so reloads restore too. */
export function ownScrollRestoration(): void {
  history.scrollRestoration = 'manual';
  // From here on the browser restores nothing, and it may not have come to it yet.
  const position = rememberedPosition(history.state);
  if (position !== null) placeView('', position);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Called while the old page is still on screen. */
export function rememberPosition(): void {
  history.replaceState({ ...history.state, x: scrollX, y: scrollY }, '');
}

export function rememberedPosition(state: unknown): Position | null {
  if (typeof state !== 'object' || state === null) return null;
  const { x, y } = state as Partial<Position>;
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

export function placeView(hash: string, position: Position | null): void {
  if (position !== null) {
    scrollTo({ left: position.x, top: position.y, behavior: 'instant' });
    return;
  }
  const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ left: 0, top: 0, behavior: 'instant' });
}

/**
 * A busy Chromium now and then loads a document and stays at its top in spite of the fragment
 * (seen twice in some 3,000 loads). A reader who has scrolled has a position and keeps it.
 */
export function landOnFragment(): void {
  const untouched = scrollY === 0 && rememberedPosition(history.state) === null;
  if (location.hash !== '' && untouched) placeView(location.hash, null);
}
