// Where the first screen of a long article ends: its document shows nothing before the parser has come so far.
import { heightOf } from './height.ts';
import { HEIGHTS, SCREEN } from './sections.ts';

const SECTION =
  /<section class="sec z(\d+)(?: now)?">(?:(?!<\/section>)[\s\S])*?<h[23] id="([^"]+)"/g;

/** Id of the first heading that is further down than any screen reaches; null when the article ends before. */
export function firstScreenEnd(html: string): string | null {
  let height = heightOf(html.slice(0, html.indexOf('<section class="sec ')));
  for (const [, step, id = ''] of html.matchAll(SECTION)) {
    if (height > SCREEN) return id;
    height += HEIGHTS[Number(step)] ?? 0;
  }
  return null;
}
