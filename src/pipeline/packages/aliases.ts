// An address may have had another page before: its old ids lead to the README's headings of the same subject.
import type { PageRecord } from '../../model/record.ts';
import type { Problem } from '../problem.ts';
import type { PackageFacts } from './read-packages.ts';

type Made = Pick<PageRecord, 'html' | 'ids'>;

/** A heading that is gone is a problem: the README has changed since the entry was written. */
export function withAliases<T extends Made>(
  made: T,
  { name, aliases = {} }: Pick<PackageFacts, 'name' | 'aliases'>,
): { made: T; problems: Problem[] } {
  let { html } = made;
  const ids = [...made.ids];
  const problems: Problem[] = [];
  // A page that only leads to its README has no headings to point at.
  if (made.ids.length === 0) return { made, problems };
  for (const [old, id] of Object.entries(aliases)) {
    const heading = new RegExp(`<h[2-6][^>]* id="${id}"`).exec(html);
    if (heading === null || ids.includes(old)) {
      problems.push({
        file: 'data/packages.json',
        line: 1,
        what: `The old id "${old}" of ${name} cannot point at "${id}": that heading is gone, or the README has "${old}" itself.`,
        advice: 'Point the alias at another heading of the page, or remove it.',
      });
      continue;
    }
    const alias = `<span class="alias" id="${old}"></span>`;
    html = html.slice(0, heading.index) + alias + html.slice(heading.index);
    ids.push(old);
  }
  return { made: { ...made, html, ids }, problems };
}
