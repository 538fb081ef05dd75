// Tells which section is being read and which others are on screen, from the headings' positions.
import { useEffect, useState } from 'react';
import type { Anchor } from '../../model/content.ts';

export interface Spied {
  /** Id of the section being read. */
  current: string | null;
  /** Ids of all sections on screen. */
  visible: ReadonlySet<string>;
}

interface Heading {
  id: string;
  top: number;
}

/** A heading counts as reached when it is at most this far below the header's edge. */
const REACHED_PX = 32;

/** Headings in document order with their distance from the viewport's top. */
export function spy(
  headings: readonly Heading[],
  edge: number,
  bottom: number,
  atEnd: boolean,
): Spied {
  const reached = headings.filter(({ top }) => top <= edge + REACHED_PX);
  const last = headings.at(-1);
  // At the document's end the last sections can never reach the edge.
  const current = atEnd && last && last.top < bottom ? last : (reached.at(-1) ?? headings[0]);
  const visible = headings.filter((heading, index) => {
    const end = headings[index + 1]?.top ?? Number.POSITIVE_INFINITY;
    return heading.top < bottom && end > edge;
  });
  return { current: current?.id ?? null, visible: new Set(visible.map(({ id }) => id)) };
}

/** Starts at the first anchor, as the server renders it, and follows the scrolling from then on. */
export function useScrollSpy(anchors: readonly Anchor[]): Spied {
  const first = anchors[0]?.id ?? null;
  const [spied, setSpied] = useState<Spied>({ current: first, visible: new Set() });
  useEffect(() => {
    setSpied((before) =>
      before.current === first ? before : { current: first, visible: new Set() },
    );
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const root = document.documentElement;
      const edge = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
      const headings = anchors.flatMap(({ id }) => {
        const heading = document.getElementById(id);
        // To ask for a place in a section that is not laid out would lay it out.
        const isLaidOut = heading?.checkVisibility({ contentVisibilityAuto: true });
        const box = isLaidOut ? heading : heading?.parentElement;
        // Filtered away, it has no place.
        const [place] = box?.getClientRects() ?? [];
        return place ? [{ id, top: place.top }] : [];
      });
      const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2;
      setSpied(spy(headings, edge, innerHeight, atEnd));
    };
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    // A load at a fragment, or a restored position, has scrolled before anyone listened.
    if (scrollY > 0) onScroll();
    return () => {
      removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [anchors, first]);
  return spied;
}
