// The one order of sibling pages: sidebar, drawer, previous/next and printable pages all use it.
import { INDEX_SORT } from './constants.ts';
import { PAGE_GROUPS } from './page-groups.ts';

export interface Orderable {
  name: string;
  title: string;
  group?: string | undefined;
  sort?: number | undefined;
}

const UNNUMBERED = Number.MAX_SAFE_INTEGER;

const text = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A post's file begins with its day. */
const DAY = /^\d{4}-\d\d-\d\d-/;

/** Of one day, the last comes first, like the newest of different days: a series is read from its end. */
function posts(a: string, b: string): number {
  const [isPost, isOther] = [DAY.test(a), DAY.test(b)];
  return isPost && isOther ? text(b, a) : Number(isOther) - Number(isPost);
}

/** Index pages, then group (missing first, then by name, those of loaders and plugins in their own order), `sort` before none, posts, title, file name. */
export function comparePages(a: Orderable, b: Orderable): number {
  return (
    Number(b.sort === INDEX_SORT) - Number(a.sort === INDEX_SORT) ||
    PAGE_GROUPS.indexOf(a.group ?? '') - PAGE_GROUPS.indexOf(b.group ?? '') ||
    text(a.group ?? '', b.group ?? '') ||
    (a.sort ?? UNNUMBERED) - (b.sort ?? UNNUMBERED) ||
    posts(a.name, b.name) ||
    text(a.title, b.title) ||
    text(a.name, b.name)
  );
}
