// Tables of the flags that set options: a row for each argument of webpack, in the groups that the page has a
// heading for. What a page does not name is in the group without a name, so a new flag has its row at once.
import type { Html, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { formatCount } from '../../../model/numbers.ts';
import type { FlagTarget, Reference } from '../../../model/reference.ts';
import { isReservedId } from '../../../model/reserved-ids.ts';
import { markProperties } from '../../names/name-mark.ts';
import { escapeHtml } from '../fences/highlight.ts';
import { iconHtml } from '../icon.ts';
import { lineOf, type PageContext, report } from '../page-context.ts';
import { standingHtml, standingOf } from './plate.ts';
import { readComponent } from './read-component.ts';
import { claim, type Records } from './records.ts';

interface Place {
  node: Html;
  context: PageContext;
  records: Records;
  reference: Reference;
}

/** Where in the configuration each table of the page is; the empty name has the rest. */
export function flagGroups(tree: Root): string[] {
  const groups: string[] = [];
  visit(tree, 'html', ({ value }) => {
    const written = readComponent(value);
    if (written !== null && 'tag' in written && written.tag === 'FlagTable') {
      groups.push(written.name);
    }
  });
  return groups;
}

/** Flags belong to the longest group that their option is in. */
export function flagsOf(
  of: string,
  groups: readonly string[],
  { flagTargets }: Pick<Records, 'flagTargets'>,
): FlagTarget[] {
  const longest = (path: string): string =>
    groups
      .filter((group) => isIn(path, group))
      .reduce((best, group) => (group.length > best.length ? group : best), '');
  return flagTargets.filter(({ path }) => isIn(path, of) && longest(path) === of);
}

const isIn = (path: string, group: string): boolean =>
  group === '' || path === group || path.startsWith(`${group}.`);

/** The flag without its dashes, unless a heading or the frame has that id. */
export function flagId(name: string, taken: readonly string[]): string {
  const id = name.slice(2);
  return taken.includes(id) || isReservedId(id) ? `flag-${id}` : id;
}

export function flagTable(of: string, groups: readonly string[], place: Place): void {
  const { node, context, records } = place;
  const flags = flagsOf(of, groups, records);
  if (flags.length === 0 || groups.filter((group) => group === of).length > 1) {
    report(context, node, {
      what: `<FlagTable of="${of}" /> has no flags, or is on the page twice.`,
      advice: 'Name an option that flags can set, or one with keys, as the schema spells it.',
    });
    return;
  }
  const rows = flags.map((flag) => {
    const id = flagId(flag.name, context.ids);
    const found = records.find(flag.name, ['cli-arguments']);
    const complaint = claim(context, found, { id, line: lineOf(node) });
    if (complaint) report(context, node, complaint);
    return { flag, id, html: rowHtml(flag, id, place) };
  });
  // Only now: no row makes way for another.
  context.ids.push(...rows.map(({ id }) => id));
  node.value =
    `<div class="flags"><table aria-label="Flags of ${of === '' ? 'other options' : of}">` +
    '<thead><tr><th scope="col">Flag</th><th scope="col">Type</th><th scope="col">Option</th></tr></thead>' +
    `<tbody>${rows.map(({ html }) => html).join('')}</tbody></table></div>`;
}

/** As few elements as it takes: there are more than a thousand rows. */
function rowHtml(
  { name, path, option, resets }: FlagTarget,
  id: string,
  { node, records }: Place,
): string {
  const [record] = records.find(name, ['cli-arguments']);
  if (record === undefined) throw new Error(`${name} sets an option and is no record.`);
  const standing = standingOf(record).map(standingHtml).join('');
  const type = resets ? '<i>empties the list</i>' : escapeHtml(record.type);
  const line = lineOf(node);
  const mark =
    option === null ? null : markProperties({ name: option, line, plain: false, every: true });
  const attribute = mark === null ? '' : ` data-name="${escapeHtml(mark['data-name'])}"`;
  return (
    `<tr><th scope="row" id="${id}"><a href="#${id}">${name}</a>${standing}</th>` +
    `<td>${type}</td><td><code${attribute}>${escapeHtml(path)}</code></td></tr>`
  );
}

export function flagFilter({ node, reference }: Pick<Place, 'node' | 'reference'>): void {
  const all = `${formatCount(reference.flagTargets.length)} flags`;
  node.value =
    '<div class="flag-filter" data-island="flags">' +
    '<div class="cards-bar js-only" role="group" aria-label="Filter flags">' +
    `<label class="cards-q">${iconHtml('search')}<input type="search" aria-label="Filter flags" placeholder="Filter by flag or option" autocomplete="off" spellcheck="false"></label>` +
    `<p class="cards-n" role="status">${all}</p>` +
    `<p class="cards-none" hidden>No flag matches. <button type="button" data-reset>Show all ${all}</button></p></div></div>`;
}
