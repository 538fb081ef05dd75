// What the names on a page begin with: in a narrow list it would push aside the part that tells them apart.
import type { Anchor } from '../../model/content.ts';

/** Fewer than this part of the entries, and the reader could not guess what is left out. */
const SHARE = 1 / 3;

/** The object that more entries name than any other, with its dot. */
export function sharedPrefix(anchors: readonly Anchor[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { title } of anchors) {
    const [prefix] = /^[a-z_$][\w$]*\.(?=\w)/i.exec(title) ?? [];
    if (prefix !== undefined) counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most !== undefined && most[1] > 1 && most[1] >= anchors.length * SHARE
    ? most[0]
    : undefined;
}
