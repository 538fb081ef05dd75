// The lists beside a page follow the reading: each scrolls itself, never the page, so that the row of what is read is seen in it.
import { PAGE_SHOWN } from '../../model/page-shown.ts';

const RAIL = '[data-rail]';
/** Kept visible around the row; more than the field that stays at a list's top. */
const MARGIN_PX = 96;
/** What a reader does to a list, or to the page. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

export function installFollowing(page: Document): void {
  /** The list that the reader used last stays as it is, until they turn to the page. */
  let used: Element | null = null;
  const follow = (): void => {
    for (const rail of page.querySelectorAll(RAIL)) {
      if (rail !== used && !rail.matches(':hover')) reveal(rail);
    }
  };
  for (const act of ACTS) {
    page.addEventListener(
      act,
      ({ target }) => {
        used = target instanceof Element ? target.closest(RAIL) : null;
      },
      { passive: true, capture: true },
    );
  }
  new MutationObserver(follow).observe(page.body, {
    subtree: true,
    attributeFilter: ['aria-current'],
  });
  // After a list was left alone, the section being read may stay the same.
  addEventListener('scrollend', follow);
  addEventListener(PAGE_SHOWN, follow);
  // The page bar's list has no height until it is opened; the event does not bubble.
  page.addEventListener('toggle', follow, { capture: true });
  follow();
}

function reveal(rail: Element): void {
  const row =
    rail.querySelector('[aria-current=location]') ?? rail.querySelector('[aria-current=page]');
  // Not there, or narrowed away.
  if (!row?.checkVisibility() || rail.scrollHeight <= rail.clientHeight) return;
  const box = rail.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  // At the end of the page the footer pushes a list up, below the header.
  const first = Math.max(box.top, Number.parseFloat(getComputedStyle(rail).top) || 0);
  const last = Math.min(box.bottom, innerHeight);
  const margin = Math.min(MARGIN_PX, (last - first) / 3);
  if (top < first + margin) rail.scrollTop -= first + margin - top;
  else if (bottom > last - margin) rail.scrollTop += bottom - last + margin;
}
