// Puts each heading of an article, with what follows it, into an element that the browser lays out when it comes near.
import { heightOf } from './height.ts';

/** The heights that styles/sections.css has a class for: one for each section would need inline styles. */
export const HEIGHTS: readonly number[] = Array.from({ length: 24 }, (_, step) =>
  Math.round(60 * 1.25 ** step),
);

/** In HTML of our serializer every `<` opens a tag. A heading's old ids stand before it. */
const PLACE =
  /<(\/?)(?:div|section|aside|details|blockquote|ul|ol|table)[ >]|(?:<span class="alias"[^>]*><\/span>\s*)*<h[23][ >]/g;

/** So that the end of the page is on no first screen: sections that turn out shorter would move it. */
const LONG = 4000;

/** More than a tablet held upright shows under the header; on a phone the same text is longer. */
export const SCREEN = 1300;

export function sections(html: string): string {
  if (heightOf(html) < LONG) return html;
  const starts = [...startsIn(html)];
  let top = heightOf(html.slice(0, starts[0]));
  const parts = starts.map((start, index) => {
    const part = html.slice(start, starts[index + 1]);
    const height = heightOf(part);
    // Laid out with the page: to find out that it is on the screen would take a second round.
    const now = top <= SCREEN ? ' now' : '';
    top += height;
    return `<section class="sec z${stepOf(height)}${now}">${part}</section>`;
  });
  return html.slice(0, starts[0]) + parts.join('');
}

/** Of the headings that are in no other element; one right under another stays with it. */
function* startsIn(html: string): Generator<number> {
  let depth = 0;
  let last = 0;
  for (const { index, 1: slash } of html.matchAll(PLACE)) {
    if (slash !== undefined) depth += slash === '/' ? -1 : 1;
    else if (depth === 0 && !html.slice(last, index).trimEnd().endsWith('</h2>')) {
      yield index;
      last = index;
    }
  }
}

/** The nearest, by what one is of the other. */
function stepOf(height: number): number {
  const step = Math.round(Math.log(Math.max(height, 1) / 60) / Math.log(1.25));
  return Math.min(Math.max(step, 0), HEIGHTS.length - 1);
}
