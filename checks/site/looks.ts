// What a person sees of a page, element by element, so that two servings of it can be compared.
import type { Page } from 'playwright-core';

const PROPERTIES = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'color',
  'backgroundColor',
  'borderTopColor',
  'display',
  'position',
  'visibility',
] as const;

export interface Look {
  /** Tag names from the root, with ids. */
  element: string;
  styles: Record<string, string>;
  /** Of the box on the page; null for what is not shown. */
  box: { x: number; y: number; width: number; height: number } | null;
}

/** Every element below the root, except inside what is made of a build's own numbers. */
export function looks(page: Page): Promise<Look[]> {
  return page.evaluate((properties) => {
    const found: Look[] = [];
    const walk = (element: Element, path: string): void => {
      const computed = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      found.push({
        element: path,
        styles: Object.fromEntries(properties.map((name) => [name, computed[name]])),
        box: computed.display === 'none' ? null : { x, y: y + scrollY, width, height },
      });
      if (element.id === 'stage') return;
      for (const child of element.children) {
        if (child.localName === 'script') continue;
        walk(child, `${path} > ${child.localName}${child.id && `#${child.id}`}`);
      }
    };
    walk(document.body, 'body');
    return found;
  }, PROPERTIES);
}

const SAME_PIXEL = 1;

/** One line per property that differs; boxes may differ by a pixel. */
export function differences(ours: readonly Look[], theirs: readonly Look[]): string[] {
  const found: string[] = [];
  for (let index = 0; index < Math.max(ours.length, theirs.length); index++) {
    const [a, b] = [ours[index], theirs[index]];
    if (a?.element !== b?.element) {
      found.push(`${a?.element} stands where ${b?.element} does`);
      break;
    }
    if (a === undefined || b === undefined) continue;
    for (const [name, value] of Object.entries(a.styles)) {
      if (value !== b.styles[name]) found.push(`${a.element}: ${name} ${value}, ${b.styles[name]}`);
    }
    if (a.box === null || b.box === null) continue;
    for (const [name, value] of Object.entries(a.box)) {
      const other = b.box[name as keyof typeof b.box];
      if (Math.abs(value - other) > SAME_PIXEL)
        found.push(`${a.element}: ${name} ${value}, ${other}`);
    }
  }
  return found;
}

const TRIES = 10;

/**
 * Loads a page until its own typeface is in use, which is never so on the first load; and
 * `font-display: optional` leaves one whose font came late, as it may on a busy machine, without it.
 */
export async function withOwnTypeface(page: Page, load: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    await load();
    const inUse = await page.evaluate(() => {
      const probe = document.createElement('span');
      probe.textContent = 'illi WWW';
      document.body.append(probe);
      const width = (family: string): number => {
        probe.style.fontFamily = family;
        return probe.getBoundingClientRect().width;
      };
      const differs = width('"Hanken Grotesk", monospace') !== width('monospace');
      probe.remove();
      return differs && document.documentElement.classList.contains('faces');
    });
    if (inUse) return;
  }
  throw new Error(`${page.url()} was loaded ${TRIES} times and never showed its own typeface.`);
}
