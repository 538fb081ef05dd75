// Finds a new page's place in its section: from the table of addresses, or behind the last page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../src/pipeline/read/front-matter.ts';
import { walkContent } from '../../src/pipeline/read/walk.ts';
import type { Address } from './address.ts';

export type OrderRow =
  | { url: string; sort: number | null; group: string | null }
  | { url: string; sort: null; imported: true };

export interface Place {
  sort: number | null;
  group: string | null;
}

/** Ordered by title or date. */
const UNNUMBERED = ['blog', 'loaders', 'plugins'];

export function placeOf(
  { url, section }: Pick<Address, 'url' | 'section'>,
  { content, order }: { content: string; order: readonly OrderRow[] },
): Place {
  const row = order.find((one) => one.url === url);
  if (row) return { sort: row.sort, group: 'group' in row ? row.group : null };
  if (UNNUMBERED.includes(section)) return { sort: null, group: null };
  const listed = order.filter((one) => one.url.startsWith(`/${section}/`)).map(({ sort }) => sort);
  const written = walkContent(content)
    .pages.filter((path) => path.startsWith(`${section}/`))
    .map((path) => readFrontMatter(readFileSync(join(content, path), 'utf8'), path).frontMatter);
  const sorts = [...listed, ...written.map((page) => page?.sort ?? null)];
  return { sort: Math.max(0, ...sorts.map((sort) => sort ?? 0)) + 1, group: null };
}
