// Which headings the lists beside a page name: on the longest pages those of its groups only, or three lists of
// all entries would be longer than what is on screen. The page's search and the browser's find the others.
import type { Anchor } from '../../model/content.ts';

/** Twice what the longest page has today. */
const MOST = 250;

export function listedAnchors(anchors: readonly Anchor[]): Anchor[] {
  const groups = anchors.filter(({ level }) => level < 3);
  return anchors.length > MOST && groups.length > 0 ? groups : [...anchors];
}
