// WCAG 2.5.8 from the boxes of links and buttons alone; axe asks every element of the page for its place.
import type { Page } from 'playwright-core';

/**
 * Targets that are smaller than 24 px and nearer to another than the criterion allows, or that lie
 * upon another. It knows no exception but text: whether there is one, axe says.
 */
export function crowdedTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const TARGETS =
      'a[href], button, input, select, textarea, summary, [tabindex], [role], [contenteditable]';
    interface Box {
      target: Element;
      rect: DOMRect;
      small: boolean;
    }
    const isTarget = (each: HTMLElement): boolean =>
      each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true });
    const liesInText = (target: Element): boolean => {
      if (getComputedStyle(target).display !== 'inline') return false;
      let block = target.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      const left = block?.cloneNode(true) as Element | undefined;
      for (const other of left?.querySelectorAll(TARGETS) ?? []) other.remove();
      return /\S/.test(left?.textContent ?? '');
    };
    const known = new Map<Element, boolean>();
    /** Text around it sets its height. Only of what is near to another: to tell it copies a block. */
    const inText = ({ target }: Box): boolean => {
      const found = known.get(target) ?? liesInText(target);
      known.set(target, found);
      return found;
    };
    const boxes: Box[] = [];
    for (const target of document.querySelectorAll<HTMLElement>(TARGETS)) {
      if (!isTarget(target)) continue;
      for (const rect of target.getClientRects()) {
        if (rect.width === 0 || rect.height === 0) continue;
        const small = rect.width < LEAST || rect.height < LEAST;
        boxes.push({ target, rect, small });
      }
    }
    boxes.sort((one, other) => one.rect.top - other.rect.top);
    /** How far the middle of the one is from the other; a small one counts as a circle of 24 px. */
    const gap = ({ rect }: Box, other: Box): number => {
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      const { left, right, top, bottom, width, height } = other.rect;
      if (other.small && !inText(other)) {
        return Math.hypot(x - left - width / 2, y - top - height / 2) - LEAST / 2;
      }
      return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    };
    const overlaps = ({ rect: one }: Box, { rect: other }: Box): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const crowd = (one: Box, other: Box): boolean =>
      one.small ? gap(one, other) < LEAST / 2 : overlaps(one, other);
    const found = new Set<Element>();
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (other.rect.top > one.rect.bottom + LEAST) break;
        if (one.target.contains(other.target) || other.target.contains(one.target)) continue;
        if (crowd(one, other) && !inText(one)) found.add(one.target);
        if (crowd(other, one) && !inText(other)) found.add(other.target);
      }
    }
    return [...found].map((target) => target.outerHTML.slice(0, 120));
  });
}
