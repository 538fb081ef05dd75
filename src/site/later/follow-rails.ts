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
  /** The lists of another page are others: a click in one must not leave the place of that page out of sight. */
  const turn = (): void => {
    for (const rail of page.querySelectorAll(RAIL)) if (!showsRow(rail)) reveal(rail);
    follow();
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
  addEventListener(PAGE_SHOWN, turn);
  // The page bar's list has no height until it is opened; the event does not bubble.
  page.addEventListener('toggle', follow, { capture: true });
  follow();
}

const rowOf = (rail: Element): Element | null =>
  rail.querySelector('[aria-current=location]') ?? rail.querySelector('[aria-current=page]');

function showsRow(rail: Element): boolean {
  const box = rail.getBoundingClientRect();
  const row = rowOf(rail)?.getBoundingClientRect();
  return row !== undefined && row.top >= box.top && row.bottom <= Math.min(box.bottom, innerHeight);
}

function reveal(rail: Element): void {
  const row = rowOf(rail);
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
