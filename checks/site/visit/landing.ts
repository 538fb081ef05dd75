// Whether a link to a heading, opened cold, shows that heading right under the header and never behind it.
import type { Page } from 'playwright-core';
import { drawn, origin } from '../browser.ts';

/** The air that `scroll-padding-top` leaves between the header's lower edge and the heading's upper. */
const AIR = 24;
const TOLERANCE = 8;

interface Landing {
  top: number;
  /** Lower edge of whatever stays at the top: the header, and under 1024 px the page bar. */
  edge: number;
  padding: number;
  /** Nothing is left to scroll in the direction that would bring it nearer to the line. */
  stopped: boolean;
  inView: boolean;
}

let loads = 0;

export async function land(page: Page, path: string, id: string): Promise<Landing> {
  // Another address each time, because a changed fragment alone loads nothing.
  loads += 1;
  await page.goto(`${origin}${path}?cold=${loads}#${id}`, { waitUntil: 'load' });
  await drawn(page);
  return page.evaluate(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const box = target?.getBoundingClientRect() ?? new DOMRect(0, Number.NaN);
    const sticky = [...document.querySelectorAll('#root > header, #root > nav')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    const edge = Math.max(0, ...sticky.map((element) => element.getBoundingClientRect().bottom));
    const root = document.documentElement;
    return {
      top: box.top,
      edge,
      padding: Number.parseFloat(getComputedStyle(root).scrollPaddingTop),
      stopped: scrollY === 0 || scrollY + innerHeight >= root.scrollHeight - 1,
      inView: box.top >= edge && box.bottom <= innerHeight,
    };
  });
}

/** What is wrong with a landing, or null. A page without a header is measured by its own padding. */
export function misplaced({ top, edge, padding, stopped, inView }: Landing): string | null {
  const line = edge === 0 ? padding : edge + AIR;
  if (Math.abs(top - line) <= TOLERANCE) return null;
  return stopped && inView ? null : `upper edge at ${top}, not ${line}; header ends at ${edge}`;
}

export async function misplacedOf(
  page: Page,
  path: string,
  ids: readonly string[],
): Promise<string[]> {
  const wrong: string[] = [];
  for (const id of ids) {
    let problem = misplaced(await land(page, path, id));
    // A busy Chromium now and then stays at the top. Pages with our script mend that themselves.
    if (path.endsWith('/printable/')) problem &&= misplaced(await land(page, path, id));
    if (problem !== null) wrong.push(`#${id}: ${problem}`);
  }
  return wrong;
}
