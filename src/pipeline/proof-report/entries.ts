// The entries of a page: headings with a record below them, and whether each shows an example.
import type { PageRecord } from '../../model/record.ts';

interface Entry {
  name: string;
  /** Of its component. */
  line: number;
  hasExample: boolean;
  /** Why it has none, in the author's words. */
  noExample: string | null;
}

/** A family's rows are not entries: the example is the family's. */
export function entriesOf({ headings, documents, fences }: PageRecord): Entry[] {
  const homes = new Map(documents.map((home) => [home.id, home]));
  return headings.flatMap((heading, index) => {
    const home = homes.get(heading.id);
    if (home === undefined) return [];
    // Sections below it are part of the entry, unless they are entries themselves.
    const next = headings
      .slice(index + 1)
      .find(({ depth, id }) => depth <= heading.depth || homes.has(id));
    const end = next?.line ?? Number.POSITIVE_INFINITY;
    return {
      name: home.name,
      line: home.line,
      hasExample: fences.some(({ line }) => line > heading.line && line < end),
      noExample: home.noExample ?? null,
    };
  });
}
