// Decides which touches may move the drawer; all others belong to the page.
import type { DragZone } from '../../state/drag.ts';

const OPENER_STRIP_PX = 32;
const NARROW = '(max-width: 1023px)';

/** The strip is a place, not an element: what lies under it can still be tapped. */
export function touchZone(event: TouchEvent, host: Element, open: boolean): DragZone | null {
  const [touch] = event.touches;
  const target = event.target;
  if (touch === undefined || !(target instanceof Element)) return null;
  // A reader who has zoomed in moves the view with the same gesture.
  if ((window.visualViewport?.scale ?? 1) > 1) return null;
  if (scrollsSideways(target)) return null;
  if (open) return host.contains(target) ? 'inside' : null;
  if (touch.clientX >= OPENER_STRIP_PX || !matchMedia(NARROW).matches) return null;
  return target.closest('dialog, [aria-modal]') === null ? 'opener' : null;
}

function scrollsSideways(target: Element): boolean {
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element === document.body) return false;
    if (element.scrollWidth <= element.clientWidth) continue;
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}
